import type { AppCell } from '../catalogue/app/cells.ts'
import type { Drive } from '../catalogue/app/drive.ts'

/** Of each guard the first way that the app can be driven; further payloads are Node's. */
export const drivesInPage = ({ drives }: Pick<AppCell, 'drives'>): Drive[] =>
  drives
    .filter(({ nodeOnly }) => !nodeOnly)
    .filter((drive, index, all) => all.findIndex(({ guard }) => guard === drive.guard) === index)
