import { cells, type AppCell } from '../../cells/cells.ts'
import { drivesInPage } from '../../drivesInPage.ts'
import { impossible } from './impossible.ts'

/** Cells that a user with a real MetaMask can produce. Cells that cut its network are in a profile of their own. */
export const possibleCells = (): readonly AppCell[] =>
  cells.filter(
    ({ drives }) =>
      drivesInPage({ drives: drives.filter((drive) => !impossible(drive)) }).length > 0,
  )
