import type { Inside } from '../../engine/driver.ts'
import type { Seen } from '../../engine/seen.ts'
import { pass, violation, type Judge } from '../../engine/verdict.ts'
import { unanswered } from './judges.ts'
import { events, outcome, type SeenEvent } from './read.ts'
import { sameAddresses } from './shapes.ts'
import { text } from './text.ts'

/** Has a listener request this method each time that it is called. */
export const asking = (method: string): Inside => ({
  call: { id: 'inside', on: 'provider', path: 'request', args: [{ method }] },
})

export declare namespace notAhead {
  type Options = {
    /** Who asks. Default `a`. */
    listener?: string
    /** Whether an error is no fault: a wallet that was left need not answer. */
    mayRefuse?: boolean
  }
}

/**
 * No event ran ahead of the wallet's state: what its listener was answered is what the event told, or what another
 * event told before the answer came.
 *
 * @param same whether an answer is what this event told
 */
export const notAhead =
  (
    name: string,
    same: (answer: Seen, told: SeenEvent) => boolean,
    { listener = 'a', mayRefuse = false }: notAhead.Options = {},
  ): Judge =>
  (transcript) => {
    const told = events(transcript, name, listener)
    for (const [i, one] of told.entries()) {
      const answer = outcome(transcript, i === 0 ? 'inside' : `inside.${i + 1}`)
      if (answer.kind === 'none' || (answer.kind === 'error' && mayRefuse)) continue
      const until = told.slice(i).filter(({ index }) => index < answer.index)
      if (answer.kind === 'result' && until.some((other) => same(answer.value, other))) continue
      const seen = answer.kind === 'result' ? answer.value : (answer.error as Seen)
      return violation(
        `A request inside the listener ${answer.kind === 'result' ? 'resolved' : 'rejected with'} ${text(seen)}; wanted what ${name} told, ${text(one.args[0])}.`,
        seen,
        one.args[0] ?? null,
      )
    }
    const isAnswered = told.length === 0 || outcome(transcript, 'inside').kind !== 'none'
    return isAnswered ? pass() : unanswered('inside')
  }

/** When a site hears that it has no accounts any more, it has none. */
export const noAccountsLeft = notAhead(
  'accountsChanged',
  (value, { args }) => sameAddresses(value, args[0]),
  { mayRefuse: true },
)
