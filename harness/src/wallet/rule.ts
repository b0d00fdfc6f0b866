import { encode } from './encode.ts'
import { type Begun, notEnded, type Opening } from './begun.ts'
import type { Predicate } from './rules.ts'
import type { Address, Do, ErrorShape, EventOrder, FailureName, Rule } from './types.ts'

/** Condition of a rule: a part of the request, or a function where the engine runs in the same process. */
export type When = NonNullable<Rule['when']> | Predicate

/** Builds a rule for the answers of the wallet. */
export type RuleBuilder<Armed> = {
  /**
   * Applies to one request only. In a browser each document has its own copy of the rule. Two pages of a
   * context that ask at the same moment may both use it, and only the next request finds it used up.
   */
  once(): RuleBuilder<Armed>
  /** Applies to this number of requests. */
  times(count: number): RuleBuilder<Armed>
  /** Delays the answer by this many ms of the wallet's clock. */
  after(ms: number): RuleBuilder<Armed>
  /** When the events of an approved request are sent, relative to its answer. */
  events(order: EventOrder): RuleBuilder<Armed>
  approve(choice?: { accounts?: Address[] }): Armed
  reject(said?: { code?: number | string; message?: string }): Armed
  fail(error: FailureName | ErrorShape): Armed
  /** Answers with this value, verbatim. */
  reply(value: unknown): Armed
  hang(): Armed
  /** Opens a prompt and leaves it for `prompt()` or an act. */
  prompt(): Armed
  /** Counts as a use, and does what the wallet would do without this rule. */
  pass(): Armed
  /** Performs one act per request, in order. The last one stays. */
  then(...steps: Do[]): Armed
}

/** Steps of a sequence: `wallet.on('eth_requestAccounts').then(reject(), approve())`. */
export const approve = (choice: { accounts?: Address[] } = {}): Do => ({
  type: 'approve',
  ...choice,
})
export const reject = (said: { code?: number | string; message?: string } = {}): Do => ({
  type: 'reject',
  ...said,
})
export const fail = (error: FailureName | ErrorShape): Do => ({ type: 'fail', error })
export const reply = (value: unknown): Do => ({ type: 'reply', value: encode(value) })
export const hang = (): Do => ({ type: 'hang' })
export const prompt = (): Do => ({ type: 'prompt' })
export const pass = (): Do => ({ type: 'pass' })

/**
 * Creates a rule builder. It passes finished rules to `arm` and returns its result. Unfinished rules are in
 * `begun`.
 */
export const createRuleBuilder = <Armed>(
  arm: (rule: Opening & Pick<Rule, 'do'>) => Armed,
  begun: Begun,
  method: string,
  when?: When,
): RuleBuilder<Armed> => {
  const base = {
    method,
    ...(typeof when === 'function' ? { matches: when } : when === undefined ? {} : { when }),
  }
  const build = (rule: Opening): RuleBuilder<Armed> => {
    const wentOn = begun.add(rule)
    const say = (more: Partial<Opening>) => {
      wentOn()
      return build({ ...rule, ...more })
    }
    const end = (act: Do | Do[]) => {
      wentOn()
      return arm({ ...rule, do: act })
    }
    return {
      once: () => say({ times: 1 }),
      times: (times) => say({ times }),
      after: (after) => say({ after }),
      events: (events) => say({ events }),
      approve: (choice) => end(approve(choice)),
      reject: (said) => end(reject(said)),
      fail: (error) => end(fail(error)),
      reply: (value) => end(reply(value)),
      hang: () => end(hang()),
      prompt: () => end(prompt()),
      pass: () => end(pass()),
      then: (...steps) => {
        // `await` calls `then` with two functions. In this case the test awaits an unfinished rule.
        const [, rejected] = steps as unknown[]
        if (typeof rejected === 'function') {
          wentOn()
          return rejected(new Error(`The rule for "${method}" ${notEnded}`)) as Armed
        }
        return end(steps)
      },
    }
  }
  return build(base)
}
