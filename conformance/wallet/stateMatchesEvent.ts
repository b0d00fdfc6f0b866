import type { Judge } from '../core/defineCheck.ts'
import type { ListenerBehavior } from '../core/driver.ts'
import type { SerializedValue } from '../core/serialize.ts'
import { formatValue } from './formatValue.ts'
import { pass, sameAddresses, unanswered, violation } from './judges.ts'
import { events, outcome, type TranscriptEvent } from './readTranscript.ts'

/** Returns the behavior of a listener that requests this method at each event. */
export const requestInListener = (method: string): ListenerBehavior => ({
  call: { id: 'inside', on: 'provider', path: 'request', args: [{ method }] },
})

/**
 * Fails if an event was ahead of the wallet's state. The request in the listener must get the value of the
 * listener's event, or of a later event that arrived before the response.
 *
 * @param same returns whether a response has the value of this event
 * @param options `listener`: id of the listener that makes the request. `mayRefuse`: accepts a rejected request, as from
 * a wallet that has ended its session
 */
export const stateMatchesEvent =
  (
    name: string,
    same: (answer: SerializedValue, event: TranscriptEvent) => boolean,
    { listener = 'a', mayRefuse = false }: { listener?: string; mayRefuse?: boolean } = {},
  ): Judge =>
  (transcript) => {
    const received = events(transcript, name, listener)
    for (const [i, one] of received.entries()) {
      const answer = outcome(transcript, i === 0 ? 'inside' : `inside.${i + 1}`)
      if (answer.kind === 'none' || (answer.kind === 'error' && mayRefuse)) continue
      const until = received.slice(i).filter(({ index }) => index < answer.index)
      if (answer.kind === 'result' && until.some((other) => same(answer.value, other))) continue
      const value = answer.kind === 'result' ? answer.value : answer.error
      return violation(
        `A request inside the listener ${answer.kind === 'result' ? 'resolved' : 'rejected with'} ${formatValue(value)}; wanted the value of ${name}, ${formatValue(one.args[0])}.`,
        value,
        one.args[0] ?? null,
      )
    }
    const isAnswered = received.length === 0 || outcome(transcript, 'inside').kind !== 'none'
    return isAnswered ? pass() : unanswered('inside')
  }

/**
 * Fails if `eth_accounts`, requested inside the listener of `accountsChanged`, returns other accounts than the
 * event.
 */
export const noAccountsLeft = stateMatchesEvent(
  'accountsChanged',
  (value, { args }) => sameAddresses(value, args[0]),
  { mayRefuse: true },
)
