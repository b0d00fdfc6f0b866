import type { Predicate } from './rules.ts'
import type { Rule } from './types.ts'

/** A rule as far as it says when, and not yet what. */
export type Opening = Omit<Rule, 'do'> & { matches?: Predicate | undefined }

/** The rules that were begun and not ended. Such a one is no rule, and only a test's end can say so. */
export type Begun = {
  /** Answers what is to be called once it went on. */
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

/** What is wrong with such a rule, and what to do. */
export const notEnded =
  'says when but not what: end it with .approve(), .reject(), .fail(…), .reply(…) or .hang().'
