import type { AppCell } from './cells/cells.ts'
import type { Drive } from './cells/drive.ts'

/**
 * Returns the first way of each guard that the app has controls for, and ways with a name of their own. Only Node runs
 * further payloads.
 */
export const drivesInPage = ({ drives }: Pick<AppCell, 'drives'>): Drive[] =>
  drives
    .filter(({ nodeOnly }) => !nodeOnly)
    .filter(
      ({ guard, ownWay }, index, all) =>
        ownWay || all.findIndex((other) => other.guard === guard) === index,
    )
