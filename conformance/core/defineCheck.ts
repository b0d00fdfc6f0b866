import type { Call, ListenerRequest, UserAction } from './driver.ts'
import type { SerializedValue } from './serialize.ts'
import type { Transcript } from './transcript.ts'

export type Level = 'MUST' | 'MUST NOT' | 'SHOULD' | 'SHOULD NOT' | 'MAY' | 'INFO'
export type Basis = 'spec' | 'convention' | 'product'

/** Description of a check, without its script and its judge. */
export type CheckMeta = {
  /** Id that never changes: the number of an EIP or an area, then one to three parts: `1193.error.code.integer`. */
  id: string
  /** The requirement in one sentence about the wallet, which the sentence does not name: "Returns …". */
  title: string
  group: string
  level: Level
  /**
   * Reason of the requirement. `spec`: the text of an EIP requires it. `convention`: wallets commonly do it.
   * `product`: our app needs it.
   */
  basis: Basis
  /**
   * Clause that the check tests: the number of the EIP, `§` with the section, and a paraphrase. If no EIP requires
   * it, another source, often `practice: ` and a text.
   */
  spec: string
  stimulus: string
  expected: string
  /** Action of the user in the wallet: `none`, `approve`, `reject` … */
  action: string
  /** Environments in which the check has run: N (Node), P (page), X (extension), H (by hand). */
  auto: string
  note?: string
}

/**
 * One requirement of a provider: how to test it, and how to judge the result. The check is not applicable to a wallet
 * without its `feature`, `service`, `window` or `transport`.
 */
export type Check = CheckMeta & {
  script: readonly Step[]
  judge: Judge
  /**
   * Steps that revert the check's changes on the node. They also run after a script that ended early or timed out,
   * but not after an error of the driver. They are not in the transcript.
   */
  cleanup?: readonly Step[]
  /** Feature that the check needs. A wallet may declare to lack it. */
  feature?: string
  /** Another feature whose service the verdict depends on: see `missingServices` of a driver. */
  service?: string
  /** Whether the check needs a window, in which the wallet announces itself. */
  window?: boolean
  /** Transport that the check needs between page and wallet. */
  transport?: 'walletconnect'
  /**
   * Whether the user must connect the site in the wallet's prompt, because the verdict is about what this prompt
   * grants. For other checks, a driver may connect the site without a prompt.
   */
  connectsInPrompt?: true
  /** Ids of checks. The first of them that also fails is the cause of this check's failure. */
  follows?: readonly string[]
}

export declare namespace defineCheck {
  /** A check. Defaults: `basis: 'spec'`, `action: 'none'`, `auto: 'N P X'`. */
  type Options = Omit<Check, 'basis' | 'action' | 'auto'> &
    Partial<Pick<Check, 'basis' | 'action' | 'auto'>>
}

/**
 * Defines a check: its description, a script (data) and a judge (a pure function of the transcript).
 *
 * @example
 * export default defineCheck({
 *   id: '695.chainId.hex',
 *   title: 'Returns the chain id as a 0x-prefixed hex string',
 *   group: 'F. Chain id — EIP-695 / 1193',
 *   level: 'MUST',
 *   spec: '695 §Specification: returns a hex string',
 *   stimulus: 'eth_chainId',
 *   expected: '0x-prefixed hex',
 *   script: [...ask('chain', 'eth_chainId')],
 *   judge: result('chain', isHex, 'a string that begins with 0x'),
 * })
 */
export const defineCheck = (check: defineCheck.Options): Check => ({
  basis: 'spec',
  action: 'none',
  auto: 'N P X',
  ...check,
})

/**
 * One step of a script. Scripts are data, so that the same script can run in Node, in a page, on an extension and by
 * hand.
 *
 * Arguments may contain placeholders that are replaced when the step runs: `{ $: 'account', index }`, `{ $:
 * 'rpc', chainId }`, `{ $: 'answer', of, path?, plus? }`, `{ $: 'ecrecover', hash, of }`, `{ $: 'siwe',
 * domain, of }`.
 */
export type Step =
  /** Lets the wallet inject itself. Runs first if a script does not contain it. */
  | { do: 'boot' }
  | CallStep
  /** Makes all calls in one turn of the wallet's event loop, before any is answered, and does not wait. */
  | { do: 'burst'; calls: readonly CallStep[] }
  /**
   * Repeats a request until its result no longer has the value of `while` at its path, the request fails, or the
   * time limit is over. The transcript has one call, and the last answer.
   */
  | { do: 'repeat'; id: string; args: readonly SerializedValue[]; while: ValueCondition }
  /** Waits for the answer to a call. If no answer comes, the script ends. */
  | { do: 'settle'; of: string }
  /**
   * Makes these requests in sequence, and rejects the prompts that they open. A request without an answer ends
   * the script.
   */
  | { do: 'series'; calls: readonly { id: string; args: readonly SerializedValue[] }[] }
  /** Waits until a prompt is open, the call is answered or the time is over. Records the number of open prompts. */
  | { do: 'prompt'; of: string }
  /**
   * A user action. `if: 'prompted'` skips the action if the last prompt step counted no open prompt. `if:
   * 'possible'` skips an action that this wallet lacks. Without `possible`, the check is then blocked or not
   * applicable.
   */
  | { do: 'user'; act: UserAction; args?: readonly SerializedValue[]; if?: 'prompted' | 'possible' }
  | ({ do: 'listen' } & ListenerRequest)
  | { do: 'unlisten'; id: string }
  /**
   * Waits for an event, optionally of one listener or with one value. If the event does not arrive, the script
   * continues.
   */
  | { do: 'await'; event: string; listener?: string; match?: ValueCondition }
  | { do: 'discover' }
  /** Adds a second wallet, the suite's decoy, to the window. */
  | { do: 'decoy' }
  | { do: 'inspect'; id: string; path: string }
  /** Sends a request to the node directly. */
  | { do: 'node'; id: string; method: string; params?: readonly SerializedValue[] }
  /** Waits until the wallet has sent all pending events. */
  | { do: 'fence' }
  /** Continues only if the precondition holds. Otherwise the check `blockedBy` blocks this check. */
  | { do: 'need'; need: Precondition; blockedBy: string }

/** Makes a call without waiting for its answer. */
export type CallStep = { do: 'call' } & Call

/** Returns the calls that a step makes without waiting for their answers. */
export const callsOf = (step: Step): readonly CallStep[] => {
  if (step.do === 'burst') return step.calls
  return step.do === 'call' ? [step] : []
}

/**
 * Condition on the value at a path, in the first argument of an event or in a result. After the user action `unless`,
 * an event with any value matches.
 */
export type ValueCondition = {
  path: readonly string[]
  value: SerializedValue
  unless?: UserAction
}

export type Precondition =
  /** The call resolved. */
  | { resolved: string }
  /**
   * The last `prompt` step waited for a prompt of this call, and found an open prompt or could not count the prompts.
   */
  | { prompted: string }
  /** The call resolved with a list that is not empty. */
  | { list: string }

/** Verdict of a judge. The level of the check determines the status of a violation. */
export type Verdict =
  | { status: 'pass'; observed?: SerializedValue; message?: string }
  /** `cause` is the id of a check that explains this violation if that check fails too. */
  | {
      status: 'violation'
      observed: SerializedValue
      wanted: SerializedValue
      message: string
      cause?: string
    }
  /** A deviation that the check tolerates. It gives a warning, whatever the level of the check. */
  | { status: 'warn'; observed: SerializedValue; wanted: SerializedValue; message: string }
  /** An observation that is neither right nor wrong. */
  | { status: 'info'; observed: SerializedValue; message: string }
  | { status: 'blocked'; by: string; message: string }
  | { status: 'not-applicable'; message: string }
  | { status: 'timeout'; message: string }
  /** A user skipped the check, which is still to be run. */
  | { status: 'manual-pending'; message: string }

/** Pure function that reads a transcript and returns the verdict of a check. */
export type Judge = (transcript: Transcript) => Verdict

/**
 * Returns the verdict that a check cannot be judged. `by` is the reason: the id of another check, `user.` with the
 * name of a missing user action, or `node` if the node cannot be reached.
 */
export const blocked = (by: string, message: string): Verdict & { message: string } => ({
  status: 'blocked',
  by,
  message,
})

/** Returns the verdict of a check that says nothing about this wallet. */
export const notApplicable = (message: string): Verdict => ({ status: 'not-applicable', message })

/** Returns the verdict of a check whose user action the driver cannot perform. */
export const missingAction = (act: UserAction): Verdict & { message: string } =>
  blocked(`user.${act}`, `The driver cannot perform "${act}" on this wallet.`)
