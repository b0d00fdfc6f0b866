import type { Predicate } from './rules.ts'
import type { Rule } from './types.ts'

/** A rule that has a condition but no action yet. */
export type Opening = Omit<Rule, 'do'> & { matches?: Predicate | undefined }

/**
 * Rules that were started but not finished. They have no effect, and only the end of a test can report them.
 */
export type Begun = {
  /** Adds a rule. Returns the function to call when the rule continues. */
  add(opening: Opening): () => void
  list(): Opening[]
  forget(): void
}

export const createBegun = (): Begun => {
  const open = new Set<Opening>()
  return {
    add: (opening) => {
      open.add(opening)
      return () => void open.delete(opening)
    },
    list: () => [...open],
    forget: () => open.clear(),
  }
}

/** Problem of an unfinished rule, and its fix. */
export const notEnded =
  'says when but not what: end it with .approve(), .reject(), .fail(…), .reply(…) or .hang().'
