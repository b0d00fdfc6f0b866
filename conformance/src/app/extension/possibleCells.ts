import { cells, type AppCell } from '../../catalogue/app/cells.ts'
import { drivesInPage } from '../drivesInPage.ts'
import { impossible } from './possible.ts'

/** The cells that a person with a real MetaMask can bring about; what cuts its network is in a profile of its own. */
export const possibleCells = (): readonly AppCell[] =>
  cells.filter(
    ({ drives }) =>
      drivesInPage({ drives: drives.filter((drive) => !impossible(drive)) }).length > 0,
  )
