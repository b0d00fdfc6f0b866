import listed from '../../spec/mutants.json' with { type: 'json' }
import without from './checksWithoutMutant.json' with { type: 'json' }
import own from './addedMutants.json' with { type: 'json' }

/** A deviation of a wallet, and the checks that must catch it. */
export type Mutant = {
  id: string
  what: string
  caughtBy: readonly string[]
  /** The only place where the deviation exists. In a page, the provider under check is the announced one. */
  in?: 'node' | 'page'
  /** Quirks under which the wallet is still correct, and the checks of the mutant apply. */
  over?: readonly string[]
}

/** Mutants of the specification, then our own. Each id is also the id of a quirk of the harness. */
// TypeScript reads `in` from the JSON as a string. A test checks it.
export const mutants: readonly Mutant[] = [...listed, ...(own as Mutant[])]

/** Returns the mutants that have a quirk. */
export const mutantsWithQuirk = (quirks: readonly string[]): Mutant[] =>
  mutants.filter(({ id }) => quirks.includes(id))

/** Checks without a mutant, with the reason. */
export const checksWithoutMutant: { readonly [check: string]: string } = without
