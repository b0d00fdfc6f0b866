import { encode } from './encode.ts'
import { type UnfinishedRules, unfinishedProblem, type UnfinishedRule } from './unfinishedRules.ts'
import type { Predicate } from './rules.ts'
import type { Address, Do, ErrorShape, EventOrder, FailureName, Rule } from './types.ts'

/** Condition of a rule: a part of the request, or a function where the engine runs in the same process. */
export type When = NonNullable<Rule['when']> | Predicate

/** Builds a rule for the answers of the wallet. */
export type RuleBuilder<Added> = {
  /**
   * Applies to one request only. In a browser each document has its own copy of the rule. Two pages of a
   * context that ask at the same moment may both use it, and only the next request finds it used up.
   */
  once(): RuleBuilder<Added>
  /** Applies to this number of requests. */
  times(count: number): RuleBuilder<Added>
  /** Delays the answer by this many ms of the wallet's clock. */
  after(ms: number): RuleBuilder<Added>
  /** When the events of an approved request are sent, relative to its answer. */
  events(order: EventOrder): RuleBuilder<Added>
  approve(choice?: { accounts?: Address[] }): Added
  reject(error?: { code?: number | string; message?: string }): Added
  fail(error: FailureName | ErrorShape): Added
  /** Answers with this value, verbatim. */
  reply(value: unknown): Added
  hang(): Added
  /** Opens a prompt and leaves it for `prompt()` or an act. */
  prompt(): Added
  /** Counts as a use, and does what the wallet would do without this rule. */
  pass(): Added
  /** Performs one act per request, in order. The last one stays. */
  then(...steps: Do[]): Added
}

/** Steps of a sequence: `wallet.on('eth_requestAccounts').then(reject(), approve())`. */
export const approve = (choice: { accounts?: Address[] } = {}): Do => ({
  type: 'approve',
  ...choice,
})
export const reject = (error: { code?: number | string; message?: string } = {}): Do => ({
  type: 'reject',
  ...error,
})
export const fail = (error: FailureName | ErrorShape): Do => ({ type: 'fail', error })
export const reply = (value: unknown): Do => ({ type: 'reply', value: encode(value) })
export const hang = (): Do => ({ type: 'hang' })
export const prompt = (): Do => ({ type: 'prompt' })
export const pass = (): Do => ({ type: 'pass' })

/**
 * Creates a rule builder. It passes finished rules to `add` and returns its result. Unfinished rules are in
 * `unfinished`.
 */
export const createRuleBuilder = <Added>(
  add: (rule: UnfinishedRule & Pick<Rule, 'do'>) => Added,
  unfinished: UnfinishedRules,
  method: string,
  when?: When,
): RuleBuilder<Added> => {
  const base = {
    method,
    ...(typeof when === 'function' ? { matches: when } : when === undefined ? {} : { when }),
  }
  const build = (rule: UnfinishedRule): RuleBuilder<Added> => {
    const forget = unfinished.add(rule)
    const extend = (more: Partial<UnfinishedRule>) => {
      forget()
      return build({ ...rule, ...more })
    }
    const finish = (act: Do | Do[]) => {
      forget()
      return add({ ...rule, do: act })
    }
    return {
      once: () => extend({ times: 1 }),
      times: (times) => extend({ times }),
      after: (after) => extend({ after }),
      events: (events) => extend({ events }),
      approve: (choice) => finish(approve(choice)),
      reject: (error) => finish(reject(error)),
      fail: (error) => finish(fail(error)),
      reply: (value) => finish(reply(value)),
      hang: () => finish(hang()),
      prompt: () => finish(prompt()),
      pass: () => finish(pass()),
      then: (...steps) => {
        // `await` calls `then` with two functions. In this case the test awaits an unfinished rule.
        const [, rejected] = steps as unknown[]
        if (typeof rejected === 'function') {
          forget()
          return rejected(new Error(`The rule for "${method}" ${unfinishedProblem}`)) as Added
        }
        return finish(steps)
      },
    }
  }
  return build(base)
}
