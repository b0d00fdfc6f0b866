import type { CellVariant } from './cells/CellVariant.ts'

/** Returns the variants for a browser: the first of each guard, and each with `alsoInPage`. */
export const selectPageVariants = (variants: readonly CellVariant[]): CellVariant[] =>
  variants
    .filter(({ nodeOnly }) => !nodeOnly)
    .filter(
      ({ guard, alsoInPage }, index, all) =>
        alsoInPage || all.findIndex((other) => other.guard === guard) === index,
    )
