import listed from '../../spec/mutants.json' with { type: 'json' }
import own from './own.json' with { type: 'json' }

/** One way to be wrong, and the checks that must notice. */
export type Mutant = { id: string; what: string; caughtBy: readonly string[] }

/** Those of the specification, then our own; by id, and the same id is a quirk of the harness. */
export const mutants: readonly Mutant[] = [...listed, ...own]

/** Those that there is a quirk for. */
export const implemented = (quirks: readonly string[]): Mutant[] =>
  mutants.filter(({ id }) => quirks.includes(id))
