import type { Stimulus } from '../machine/types.ts'
import { looksLikeAccounts } from '../normalise/normaliseAccounts.ts'
import { normaliseChainId } from '../normalise/normaliseChainId.ts'
import type { Clock } from './ports.ts'

/** The limiter passes on `burst` events within `interval` ms one by one, and holds further ones. */
export const limits = { burst: 32, interval: 250 } as const

/** An event or an answer of the wallet. */
export type WalletStimulus = Extract<
  Stimulus,
  { type: 'accountsChanged' | 'chainChanged' | 'providerConnect' | 'providerDisconnect' | 'answer' }
>

/**
 * Limits the rate of a wallet's events. During a flood it holds the events, and passes on the newest of each kind
 * once per interval, in the order of arrival, until an interval passes without an event. Answers are not limited,
 * but wait behind the events that came before them.
 */
export function createEventLimiter(clock: Clock, pass: (stimulus: WalletStimulus) => void) {
  const held = new Map<string, WalletStimulus>()
  let timer: unknown
  let count = 0

  // A timer ends the interval, not a comparison of times: all events of a slow task belong to one interval.
  function release(): void {
    const keys = [...held.keys()]
    const isCalm = ![...held.values()].some(isEvent)
    timer = isCalm ? undefined : clock.setTimeout(release, limits.interval)
    if (isCalm) count = 0
    for (const key of keys) {
      // Missing if the app disconnected in response to the previous event.
      const stimulus = held.get(key)
      held.delete(key)
      if (stimulus) pass(stimulus)
    }
  }

  return {
    accept(stimulus: WalletStimulus) {
      if (isEvent(stimulus)) {
        count += 1
        timer ??= clock.setTimeout(release, limits.interval)
      }
      if (count <= limits.burst) return pass(stimulus)
      const key = keyOf(stimulus)
      // A Map keeps the place of a key that is set again: the newest event belongs at the end.
      held.delete(key)
      held.set(key, stimulus)
    },
    /** Drops the held events, for example of a wallet that the app has left. */
    dropEvents() {
      for (const [key, stimulus] of held) if (isEvent(stimulus)) held.delete(key)
    },
    stop() {
      clock.clearTimeout(timer)
      timer = undefined
      held.clear()
      count = 0
    },
  }
}

/** Events with the same key replace each other. An unreadable event never replaces a readable one. */
function keyOf(stimulus: WalletStimulus): string {
  switch (stimulus.type) {
    case 'answer':
      return `answer ${stimulus.call}`
    case 'accountsChanged':
      return looksLikeAccounts(stimulus.payload) ? 'accounts' : 'unreadable accounts'
    case 'chainChanged':
    case 'providerConnect':
      return normaliseChainId(stimulus.payload) === undefined ? 'unreadable chain' : 'chain'
    case 'providerDisconnect':
      return 'disconnect'
  }
}

const isEvent = ({ type }: WalletStimulus) => type !== 'answer'
