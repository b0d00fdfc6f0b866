import type { UserAction, CallOptions, ListenerBehavior, CallTarget } from './driver.ts'
import type { SerializedValue } from './serialize.ts'

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
