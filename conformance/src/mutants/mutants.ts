import listed from '../../spec/mutants.json' with { type: 'json' }
import without from './without.json' with { type: 'json' }
import own from './own.json' with { type: 'json' }

/** One way to be wrong, and the checks that must notice. */
export type Mutant = {
  id: string
  what: string
  caughtBy: readonly string[]
  /** It is wrong there only. In a page, the provider under check is the one that the wallet announces. */
  in?: 'node' | 'page'
  /** Quirks that make the correct wallet another correct one, where its check applies. */
  over?: readonly string[]
}

/** Those of the specification, then our own; by id, and the same id is a quirk of the harness. */
// JSON: the one word of `in` is a string to TypeScript. A test reads them all.
export const mutants: readonly Mutant[] = [...listed, ...(own as Mutant[])]

/** Those that there is a quirk for. */
export const implemented = (quirks: readonly string[]): Mutant[] =>
  mutants.filter(({ id }) => quirks.includes(id))

/** Checks that no mutant can prove, and why. */
export const unproven: { readonly [check: string]: string } = without
