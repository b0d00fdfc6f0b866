import type { AppCell } from './cells/cells.ts'
import type { CellVariant } from './cells/CellVariant.ts'
import { selectPageVariants } from './selectPageVariants.ts'
import type { AppEnvironment } from './AppEnvironment.ts'

/** An outcome of a cell, by its guard, that no selected variant reaches in this environment, and the reason. */
export type SkippedOutcome = Pick<CellVariant, 'guard'> & { reason: string }

/** `skipped`: the outcomes that no selected variant reaches. */
export const selectVariants = (
  { name, persona, chains, whyImpossible, cellsLikeStandard, isOtherDapp }: AppEnvironment,
  cell: AppCell,
): { variants: readonly CellVariant[]; skipped: readonly SkippedOutcome[] } => {
  const all = cell.variants(chains)
  if (name === 'node') return { variants: all, skipped: [] }
  const reasonOf = (variant: CellVariant): string | undefined => {
    if (cellsLikeStandard?.has(cell.id))
      return `not run in a page: the app gets the same from ${persona} as from standard`
    if (variant.nodeOnly !== undefined) return `not run in a page: ${variant.nodeOnly}`
    const reason = whyImpossible?.(variant)
    // With another dapp, the reason is about its module and not about the wallet.
    return reason === undefined || isOtherDapp ? reason : `${persona}: ${reason}`
  }
  const variants = selectPageVariants(all.filter((variant) => !reasonOf(variant)))
  const skipped = [...Map.groupBy(all, ({ guard }) => guard)]
    .filter(([guard]) => variants.every((variant) => variant.guard !== guard))
    .map(([guard, same]) => {
      // Prefer the reason of a variant that does not need Node.
      const variant = same.find(({ nodeOnly }) => nodeOnly === undefined) ?? same[0]
      return { ...(guard !== undefined && { guard }), reason: (variant && reasonOf(variant)) ?? '' }
    })
  return { variants, skipped }
}
