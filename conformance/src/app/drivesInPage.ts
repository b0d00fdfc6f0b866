import type { AppCell } from '../catalogue/app/cells.ts'
import type { Drive } from '../catalogue/app/drive.ts'

/** Of each guard the first way that the app can be driven, and ways of their own; further payloads are Node's. */
export const drivesInPage = ({ drives }: Pick<AppCell, 'drives'>): Drive[] =>
  drives
    .filter(({ nodeOnly }) => !nodeOnly)
    .filter(
      ({ guard, ownWay }, index, all) =>
        ownWay || all.findIndex((other) => other.guard === guard) === index,
    )
