import type { Predicate } from './rules.ts'
import type { Rule } from './types.ts'

/** A rule that has a condition but no answer yet: `wallet.when(…)` without `.approve()` or another end. */
export type UnfinishedRule = Omit<Rule, 'do'> & { matches?: Predicate | undefined }

/**
 * Rules that a test started but did not finish. They have no effect on requests. `wallet.verify` and the report
 * of a failed test list them.
 */
export type UnfinishedRules = {
  /** Adds an unfinished rule. Returns the function that removes it again, when the rule is extended or finished. */
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

/** Second half of the error message about an unfinished rule: its problem and the fix. */
export const unfinishedProblem =
  'says when but not what: end it with .approve(), .reject(), .fail(…), .reply(…), .hang(), .prompt(), .pass() or .sequence(…).'
