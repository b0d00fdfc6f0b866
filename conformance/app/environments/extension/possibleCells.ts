import { cells, type AppCell } from '../../cells/cells.ts'
import { selectPageVariants } from '../../selectPageVariants.ts'
import { impossible } from './possible.ts'

/** Cells that a user with a real MetaMask can produce. Cells that cut its network are in a profile of their own. */
export const possibleCells = (): readonly AppCell[] =>
  cells.filter(
    ({ variants }) =>
      selectPageVariants({ variants: variants.filter((drive) => !impossible(drive)) }).length > 0,
  )
