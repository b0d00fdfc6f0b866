import listed from '../../spec/mutants.json' with { type: 'json' }
import without from './checksWithoutMutant.json' with { type: 'json' }
import own from './addedMutants.json' with { type: 'json' }

/** A deviation of a wallet, and the checks that must catch it. */
export type Mutant = {
  id: string
  what: string
  caughtBy: readonly string[]
  /**
   * The only environment in which the deviation exists. Default: both. In a page, the provider under test is the
   * announced one.
   */
  in?: 'node' | 'page'
  /**
   * Quirks that the wallet has besides the deviation. With these alone it is a correct wallet to which the
   * mutant's checks apply.
   */
  over?: readonly string[]
}

/**
 * Mutants of `spec/mutants.json`, then those of `addedMutants.json`. The id of each is also the id of a quirk of
 * the harness.
 */
// The cast is needed because TypeScript infers the type `string` for `in` in the JSON. A test checks the values.
export const mutants: readonly Mutant[] = [...listed, ...(own as Mutant[])]

/** Returns the mutants whose id is one of these quirks. */
export const mutantsWithQuirk = (quirks: readonly string[]): Mutant[] =>
  mutants.filter(({ id }) => quirks.includes(id))

/** Checks without a mutant, with the reason. */
export const checksWithoutMutant: { readonly [check: string]: string } = without
