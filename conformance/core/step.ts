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
   * Repeats a request while its result has the value at the path of `while`, or until the request fails. The
   * transcript has one call, and the last answer.
   */
  | { do: 'repeat'; id: string; args: readonly SerializedValue[]; while: ValueCondition }
  /** Waits for the answer to a call. If no answer comes, the script ends. */
  | { do: 'settle'; of: string }
  /**
   * Makes these requests in sequence, and rejects the prompts that they open. A request without an answer ends
   * the script.
   */
  | { do: 'series'; calls: readonly { id: string; args: readonly SerializedValue[] }[] }
  /** Waits until a prompt is open or the call is answered, and records the number of prompts. */
  | { do: 'prompt'; of: string }
  /**
   * A user action. With `if: 'prompted'`, only if the last prompt step saw an open prompt. With `if:
   * 'possible'`, only if the action exists on this wallet. Otherwise a missing action blocks the check.
   */
  | { do: 'user'; act: UserAction; args?: readonly SerializedValue[]; if?: 'prompted' | 'possible' }
  | { do: 'listen'; id: string; event: string; inside?: ListenerBehavior; page?: string }
  | { do: 'unlisten'; id: string }
  /**
   * Waits for an event, optionally of one listener or with one value. If the event does not arrive, the script
   * continues.
   */
  | { do: 'await'; event: string; listener?: string; says?: ValueCondition }
  | { do: 'discover' }
  /** Adds a second wallet, the suite's decoy, to the page. */
  | { do: 'decoy' }
  | { do: 'inspect'; id: string; path: string }
  /** Sends a request to the node directly. With `until`, repeats the request until its result is this value. */
  | {
      do: 'node'
      id: string
      method: string
      params?: readonly SerializedValue[]
      until?: SerializedValue
    }
  /** Waits until the wallet has sent all pending events. */
  | { do: 'fence' }
  /** Continues only if the precondition holds. Otherwise the check `by` blocks this check. */
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

/** Returns the calls that a step makes without waiting for their answers. */
export const callsOf = (step: Step): readonly CallStep[] => {
  if (step.do === 'burst') return step.calls
  return step.do === 'call' ? [step] : []
}

/**
 * Condition on the value at a path: in the first argument of an event, or in a result. If the user has done the
 * act `unless`, any value matches.
 */
export type ValueCondition = {
  path: readonly string[]
  value: SerializedValue
  unless?: UserAction
}

export type Precondition =
  /** The call resolved. */
  | { resolved: string }
  /** A prompt was open at the last prompt step. */
  | { prompted: string }
  /** The call resolved with a list that is not empty. */
  | { list: string }
