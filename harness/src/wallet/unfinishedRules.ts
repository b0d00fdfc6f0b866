import type { Predicate } from './rules.ts'
import type { Rule } from './types.ts'

/** A rule that has a condition but no action yet. */
export type UnfinishedRule = Omit<Rule, 'do'> & { matches?: Predicate | undefined }

/**
 * Rules that were started but not finished. They have no effect, and only the end of a test can report them.
 */
export type UnfinishedRules = {
  /** Adds a rule. Returns the function to call when the rule continues. */
  add(opening: UnfinishedRule): () => void
  list(): UnfinishedRule[]
  clear(): void
}

export const createUnfinishedRules = (): UnfinishedRules => {
  const open = new Set<UnfinishedRule>()
  return {
    add: (opening) => {
      open.add(opening)
      return () => void open.delete(opening)
    },
    list: () => [...open],
    clear: () => open.clear(),
  }
}

/** Problem of an unfinished rule, and its fix. */
export const unfinishedProblem =
  'says when but not what: end it with .approve(), .reject(), .fail(…), .reply(…) or .hang().'
