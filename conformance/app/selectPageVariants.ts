import type { CellVariant } from './cells/CellVariant.ts'

/**
 * Returns the variants that run in a browser: without `nodeOnly`, the first variant of each guard, and those with
 * `alsoInPage`. The others differ only in payloads, which Node covers.
 */
export const selectPageVariants = (variants: readonly CellVariant[]): CellVariant[] =>
  variants
    .filter(({ nodeOnly }) => !nodeOnly)
    .filter(
      ({ guard, alsoInPage }, index, all) =>
        alsoInPage || all.findIndex((other) => other.guard === guard) === index,
    )
