import type { Result } from '../core/result.ts'
import type { AppCell } from './cells/cells.ts'

/** Returns the fields of a cell's result that do not depend on its outcome. */
export const getCellMetadata = ({
  id,
  level,
  basis,
  group,
  title,
}: AppCell): Omit<Result, 'status' | 'durationMs'> => ({ id, title, level, basis, group })
