import type { AppCell } from './cells/cells.ts'
import type { CellVariant } from './cells/CellVariant.ts'

/**
 * Returns the first way of each guard that the app has controls for, and ways with a name of their own. Only Node runs
 * further payloads.
 */
export const selectPageVariants = ({ variants }: Pick<AppCell, 'variants'>): CellVariant[] =>
  variants
    .filter(({ nodeOnly }) => !nodeOnly)
    .filter(
      ({ guard, alsoInPage }, index, all) =>
        alsoInPage || all.findIndex((other) => other.guard === guard) === index,
    )
