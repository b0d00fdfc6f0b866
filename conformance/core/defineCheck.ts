import type { UserAction, CallOptions, ListenerBehavior, CallTarget } from './driver.ts'
import type { SerializedValue } from './serialize.ts'
import type { Transcript } from './transcript.ts'

export type Level = 'MUST' | 'MUST NOT' | 'SHOULD' | 'SHOULD NOT' | 'MAY' | 'INFO'
export type Basis = 'spec' | 'convention' | 'product'

/** Description of a check, without what it runs. */
export type CheckMeta = {
  /** Permanent: `<eip or area>.<thing>.<camelCase>`. */
  id: string
  /** The requirement in one sentence, with the wallet as its subject. */
  title: string
  group: string
  level: Level
  /** `spec`: the text requires it. `convention`: wallets commonly do it. `product`: our app needs it. */
  basis: Basis
  /** Number of the EIP, `§` and its section, and a paraphrase. */
  spec: string
  stimulus: string
  expected: string
  /** Action of the user: `none`, `approve`, `reject` … */
  action: string
  /** Environments in which a prototype ran it: N Node, P page, X extension, H person. */
  auto: string
  note?: string
}

/** One requirement of a provider: how to test it, and how to judge the result. */
export type Check = CheckMeta & {
  script: readonly Step[]
  judge: Judge
  /**
   * Steps that revert the check's changes on the node. They run after the script, even if it failed, and are
   * not in the transcript.
   */
  cleanup?: readonly Step[]
  /** The check is not applicable to a wallet that declares to lack this feature. */
  feature?: string
  /** The check is not applicable to a wallet without a window. */
  window?: boolean
  /** The check is not applicable to wallets with another transport. */
  transport?: 'walletconnect'
  /** If one of these checks fails too, it is the cause of this failure. */
  follows?: readonly string[]
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
 *   basis: 'spec',
 *   spec: '695 §Specification: returns a hex string',
 *   stimulus: 'eth_chainId',
 *   expected: '0x-prefixed hex',
 *   action: 'none',
 *   auto: 'N P X',
 *   script: [...ask('chain', 'eth_chainId')],
 *   judge: result('chain', isHex, 'a string that begins with 0x'),
 * })
 */
export const defineCheck = (check: Check): Check => check

/**
 * One step of a script. Scripts are data: the same script runs in Node, in a page, on an extension and by
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
   * Repeats a request until the value at this path in the answer changes, or the request fails. The
   * transcript has one call, and the last answer.
   */
  | { do: 'repeat'; id: string; args: readonly SerializedValue[]; while: ValueCondition }
  /** Waits for the answer of a call. Without one, the script ends here. */
  | { do: 'settle'; of: string }
  /**
   * Makes these requests in sequence, and rejects their prompts. A request without an answer ends the script.
   */
  | { do: 'series'; calls: readonly { id: string; args: readonly SerializedValue[] }[] }
  /** Waits until a prompt is open or the call is answered, and records the number of prompts. */
  | { do: 'prompt'; of: string }
  /**
   * A user action. `prompted`: only if the last prompt step saw an open prompt. `possible`: only if the
   * action exists here; without `possible`, a missing action blocks the check.
   */
  | { do: 'user'; act: UserAction; args?: readonly SerializedValue[]; if?: 'prompted' | 'possible' }
  | { do: 'listen'; id: string; event: string; inside?: ListenerBehavior; page?: string }
  | { do: 'unlisten'; id: string }
  /** Waits for an event, optionally of a listener or with a value. The script continues without it. */
  | { do: 'await'; event: string; listener?: string; says?: ValueCondition }
  | { do: 'discover' }
  /** Adds a second wallet, the suite's decoy, to the page. */
  | { do: 'decoy' }
  | { do: 'inspect'; id: string; path: string }
  /** Sends a request to the node directly. With `until`, repeats it until the answer has this value. */
  | {
      do: 'node'
      id: string
      method: string
      params?: readonly SerializedValue[]
      until?: SerializedValue
    }
  /** Waits until the wallet has sent all pending events. */
  | { do: 'fence' }
  /** Continues only if this holds. Otherwise the check is blocked by the named check. */
  | { do: 'need'; need: Precondition; by: string }

/** Makes a call without waiting for its answer. */
export type CallStep = {
  do: 'call'
  id: string
  on: CallTarget
  path: string
  args: readonly SerializedValue[]
  how?: CallOptions
  page?: string
}

/** Returns the calls that a step makes and does not wait for. */
export const callsOf = (step: Step): readonly CallStep[] => {
  if (step.do === 'burst') return step.calls
  return step.do === 'call' ? [step] : []
}

/** Value at a path within an event's first argument. After the act `unless`, any value matches. */
export type ValueCondition = {
  path: readonly string[]
  value: SerializedValue
  unless?: UserAction
}

export type Precondition =
  /** The call resolved. */
  | { resolved: string }
  /** A prompt was open at the last look. */
  | { prompted: string }
  /** The call resolved with a list that is not empty. */
  | { list: string }

/** Verdict of a judge. The level of the check determines the status of a violation. */
export type Verdict =
  | { status: 'pass'; observed?: SerializedValue; message?: string }
  /** `cause`: a check that explains this violation if it fails too. */
  | {
      status: 'violation'
      observed: SerializedValue
      wanted: SerializedValue
      message: string
      cause?: string
    }
  /** A deviation that the check's text tolerates at any level. */
  | { status: 'warn'; observed: SerializedValue; wanted: SerializedValue; message: string }
  /** A finding that is neither right nor wrong. */
  | { status: 'info'; observed: SerializedValue; message: string }
  | { status: 'blocked'; by: string; message: string }
  | { status: 'not-applicable'; message: string }
  | { status: 'timeout'; message: string }
  /** A person skipped the check: it is still to be run. */
  | { status: 'manual-pending'; message: string }

/** Judges a transcript. A pure function. */
export type Judge = (transcript: Transcript) => Verdict

export const pass = (observed?: SerializedValue): Verdict => ({
  status: 'pass',
  ...(observed !== undefined && { observed }),
})

export const violation = (
  message: string,
  observed: SerializedValue,
  wanted: SerializedValue,
  cause?: string,
): Verdict => ({
  status: 'violation',
  observed,
  wanted,
  message,
  ...(cause && { cause }),
})

export const warning = (
  message: string,
  observed: SerializedValue,
  wanted: SerializedValue,
): Verdict => ({
  status: 'warn',
  observed,
  wanted,
  message,
})

export const note = (message: string, observed: SerializedValue): Verdict => ({
  status: 'info',
  observed,
  message,
})

/**
 * Returns a verdict for a check that cannot be judged. `by` is the id of another check, or a missing user
 * action.
 */
export const blocked = (by: string, message: string): Verdict => ({
  status: 'blocked',
  by,
  message,
})
