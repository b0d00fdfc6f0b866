import type { Stimulus } from '../machine/types.ts'
import { looksLikeAccounts } from '../normalise/normaliseAccounts.ts'
import { normaliseChainId } from '../normalise/normaliseChainId.ts'
import type { Clock } from './pagePorts.ts'

/** Within `interval` ms, the limiter passes on the first `burst` events at once, and holds further ones. */
export const eventRateLimits = { burst: 32, interval: 250 } as const

export type WalletStimulus = Extract<
  Stimulus,
  { type: 'accountsChanged' | 'chainChanged' | 'providerConnect' | 'providerDisconnect' | 'answer' }
>

/**
 * Limits the rate of a wallet's events. During a flood it holds the events, and passes on the newest of each kind once
 * per interval, in the order of arrival, until an interval passes without an event. An answer during a flood waits
 * behind the events before it.
 */
export function createEventLimiter(clock: Clock, pass: (stimulus: WalletStimulus) => void) {
  const held = new Map<string, WalletStimulus>()
  let timer: unknown
  let count = 0

  // End the interval with a timer, and not by comparing times: then all events of one slow task are in one interval.
  function release(): void {
    const keys = [...held.keys()]
    const isCalm = ![...held.values()].some(isEvent)
    timer = isCalm ? undefined : clock.setTimeout(release, eventRateLimits.interval)
    if (isCalm) count = 0
    for (const key of keys) {
      // The stimulus is gone if the previous one made the connection drop the held events.
      const stimulus = held.get(key)
      held.delete(key)
      if (stimulus) pass(stimulus)
    }
  }

  return {
    accept(stimulus: WalletStimulus) {
      if (isEvent(stimulus)) {
        count += 1
        timer ??= clock.setTimeout(release, eventRateLimits.interval)
      }
      if (count <= eventRateLimits.burst) return pass(stimulus)
      const key = keyOf(stimulus)
      // Delete the key first: a Map keeps the place of a key that is set again, but the newest belongs at the end.
      held.delete(key)
      held.set(key, stimulus)
    },
    /** Drops the held events. Called when the connection starts to listen to another provider, or to none. */
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

/** Returns the key of a held stimulus, which a new event with this key replaces. Unreadable events have own keys. */
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
