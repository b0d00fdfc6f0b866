import picomatch from 'picomatch'
import { cells, type AppCell } from '../catalogue/app/cells.ts'

/** The cells whose id fits `--only`; all without it. */
export const cellsFitting = (only: string | undefined): readonly AppCell[] => {
  const fits = only === undefined ? () => true : picomatch(only)
  return cells.filter(({ id }) => fits(id))
}
