import { encode } from './jsonEncoding.ts'
import { failureOf, rejectionOf, replyValue, stepOf } from './parseRuleArguments.ts'
import type { Predicate, UnfinishedRule } from './rules.ts'
import type { Address, Do, ErrorShape, EventOrder, FailureName, Rule } from './types.ts'

/** Condition of a rule: a part of the request, or a function if the wallet runs in the process of the test. */
export type When = NonNullable<Rule['when']> | Predicate

/** Builds a rule. A call that gives the wallet's answer, such as `approve()` or `reject()`, adds the rule. */
export type RuleBuilder<Added> = {
  /**
   * Applies to one request only. In a browser, each document has its own copy of the rule. If two pages of a
   * context send a request at the same moment, both may use the rule. The next request then finds it used up.
   */
  once(): RuleBuilder<Added>
  /** Applies to this number of requests. */
  times(count: number): RuleBuilder<Added>
  /** Delays the answer by this many ms of the wallet's clock. */
  after(ms: number): RuleBuilder<Added>
  /** Sends the events of an approved request before or after its answer, not at all, or twice. */
  events(order: EventOrder): RuleBuilder<Added>
  approve(choice?: { accounts?: Address[] }): Added
  reject(error?: { code?: number | string; message?: string }): Added
  fail(error: FailureName | ErrorShape): Added
  /** Answers with exactly this value. The state of the wallet does not change. */
  reply(value: unknown): Added
  hang(): Added
  /** Opens the prompt of the method and leaves it open. The test answers it by `waitForPrompt()` or an act. */
  prompt(): Added
  /** Answers as the wallet would without this rule. The request counts as a use of the rule. */
  pass(): Added
  /** Answers each request with the next of these steps. The last step also answers all later requests. */
  sequence(...steps: Do[]): Added
  /**
   * Does not exist: a rule is not a promise. This declaration makes `await wallet.when(…)` a type error.
   *
   * @deprecated
   */
  then?: (notAPromise: never) => never
}

/**
 * Creates the step `approve` of a sequence: the user approves. `accounts` are those that the user selects.
 *
 * @example wallet.when('eth_requestAccounts').sequence(reject(), approve())
 */
export const approve = (choice: { accounts?: Address[] } = {}): Do => ({
  type: 'approve',
  ...choice,
})

/**
 * Creates the step `reject`: the user rejects. Default: the persona's error for it.
 *
 * @example wallet.when('eth_requestAccounts').sequence(reject({ code: 4001 }), approve())
 */
export const reject = (error: { code?: number | string; message?: string } = {}): Do => ({
  type: 'reject',
  ...rejectionOf(error),
})

/**
 * Creates the step `fail`: the request fails without a prompt, with a failure by name or an error.
 *
 * @example wallet.when('wallet_switchEthereumChain').sequence(fail('unknownChain'), approve())
 */
export const fail = (error: FailureName | ErrorShape): Do => ({
  type: 'fail',
  error: failureOf(error),
})

/**
 * Creates the step `reply`: the wallet answers this value without a prompt.
 *
 * @example wallet.when('eth_chainId').sequence(reply('0x1'), pass())
 */
export const reply = (value: unknown): Do => ({ type: 'reply', value: encode(replyValue(value)) })

/**
 * Creates the step `hang`: the wallet never answers the request.
 *
 * @example wallet.when('eth_accounts').sequence(hang(), pass())
 */
export const hang = (): Do => ({ type: 'hang' })

/**
 * Creates the step `prompt`: the prompt stays open until the test answers it.
 *
 * @example wallet.when('personal_sign').sequence(prompt(), reject())
 */
export const prompt = (): Do => ({ type: 'prompt' })

/**
 * Creates the step `pass`: the wallet answers as it would without the rule.
 *
 * @example wallet.when('eth_chainId').sequence(reply('0x1'), pass())
 */
export const pass = (): Do => ({ type: 'pass' })

/** Creates a rule builder. It passes the finished rule to `add`. Until then the rule is in `unfinished`. */
export const createRuleBuilder = <Added>(
  add: (rule: UnfinishedRule & Pick<Rule, 'do'>) => Added,
  unfinished: Set<UnfinishedRule>,
  method: string,
  when?: When,
): RuleBuilder<Added> => {
  const build = (rule: UnfinishedRule): RuleBuilder<Added> => {
    unfinished.add(rule)
    const extend = (more: Partial<UnfinishedRule>) => {
      unfinished.delete(rule)
      return build({ ...rule, ...more })
    }
    const finish = (createAct: () => Do | Do[]) => {
      // Removes the unfinished rule first: if the argument is invalid, its error is the only one.
      unfinished.delete(rule)
      return add({ ...rule, do: createAct() })
    }
    return {
      once: () => extend({ times: 1 }),
      times: (times) => extend({ times }),
      after: (after) => extend({ after }),
      events: (events) => extend({ events }),
      approve: (choice) => finish(() => approve(choice)),
      reject: (error) => finish(() => reject(error)),
      fail: (error) => finish(() => fail(error)),
      reply: (value) => finish(() => reply(value)),
      hang: () => finish(hang),
      prompt: () => finish(prompt),
      pass: () => finish(pass),
      sequence: (...steps) => finish(() => steps.map(stepOf)),
    }
  }
  return build({
    method,
    ...(typeof when === 'function' ? { matches: when } : when !== undefined && { when }),
  })
}
