import type { Act, How, Inside, Target } from './driver.ts'
import type { Seen } from './seen.ts'

/**
 * One step of a script. Scripts are data: the same runs in Node, in a page, on an extension and by hand.
 *
 * Arguments may hold places that are filled in when the step is played: `{ $: 'account', index }`,
 * `{ $: 'rpc', chainId }`, `{ $: 'answer', of, path?, plus? }`, `{ $: 'ecrecover', hash, of }`,
 * `{ $: 'siwe', domain, of }`.
 */
export type Step =
  /** Lets the wallet inject itself. Played first of itself where a script does not name it. */
  | { do: 'boot' }
  | CallStep
  /** Makes all calls in one turn of the wallet's event loop, before any is answered, and does not wait. */
  | { do: 'burst'; calls: readonly CallStep[] }
  /**
   * Makes a request again and again, until the value at this place in the answer is another one, or the request fails.
   * The transcript has one call, and the last answer.
   */
  | { do: 'repeat'; id: string; args: readonly Seen[]; while: Says }
  /** Waits for the answer of a call. Without one the script ends here. */
  | { do: 'settle'; of: string }
  /**
   * Calls `request` with each of these, one after the other, and rejects what opens. One without an answer
   * ends the script.
   */
  | { do: 'series'; calls: readonly { id: string; args: readonly Seen[] }[] }
  /** Waits until a prompt is open or the call is answered, and notes how many prompts there are. */
  | { do: 'prompt'; of: string }
  /**
   * A hand on the wallet. `prompted`: only where the last prompt step saw one open. `possible`: only
   * where somebody can do it here; without it, that nobody can blocks the check.
   */
  | { do: 'user'; act: Act; args?: readonly Seen[]; if?: 'prompted' | 'possible' }
  | { do: 'listen'; id: string; event: string; inside?: Inside; page?: string }
  | { do: 'unlisten'; id: string }
  /** Waits for an event (of a listener, if named; one that says this, if it must). The script goes on without it. */
  | { do: 'await'; event: string; listener?: string; says?: Says }
  | { do: 'discover' }
  /** Puts a second wallet, the suite's own, on the page. */
  | { do: 'decoy' }
  | { do: 'inspect'; id: string; path: string }
  /** Asks the node itself, past the wallet; with `until`, until it answers just that. */
  | { do: 'node'; id: string; method: string; params?: readonly Seen[]; until?: Seen }
  /** Everything that the wallet was about to send has been sent when this is over. */
  | { do: 'fence' }
  /** The script makes sense only if this holds; else the check is blocked by the named one. */
  | { do: 'need'; need: Need; by: string }

/** Calls and does not wait. */
export type CallStep = {
  do: 'call'
  id: string
  on: Target
  path: string
  args: readonly Seen[]
  how?: How
  page?: string
}

/** Returns the calls that a step makes and does not wait for. */
export const callsOf = (step: Step): readonly CallStep[] => {
  if (step.do === 'burst') return step.calls
  return step.do === 'call' ? [step] : []
}

/** Value at a path within an event's first argument. After the act `unless`, any value matches. */
export type Says = { path: readonly string[]; value: Seen; unless?: Act }

export type Need =
  /** The call resolved. */
  | { resolved: string }
  /** A prompt was open when last looked at. */
  | { prompted: string }
  /** The call resolved to a list that is not empty. */
  | { list: string }
