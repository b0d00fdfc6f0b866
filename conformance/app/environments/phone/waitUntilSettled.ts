import type { Entry } from '@touchstone/harness'
import type { StateLetter } from '../../cells/transitionTable.ts'
import { waitUntil } from '../../../core/waitUntil.ts'

/** States in which the app waits for an answer. */
const waits = new Set<StateLetter>(['C', 'S', 'A'])
const patience = 5_000 // ms: the app may wait for something else

/**
 * Waits until no message is pending between app and phone, and `looks` looks in a row show the same state. Each look
 * runs in the page, which gives a slow page more time. If the app waits although the phone has nothing to answer, a
 * message is still on its way, for an unknown time.
 */
export const createSettledWait =
  (look: () => Promise<createSettledWait.Seen>) =>
  async (looks: number): Promise<void> => {
    const began = performance.now()
    let still = 0
    let last: string | undefined
    const isSettled = async () => {
      const { letter, owed, onTheWay, else: rest } = await look()
      const busy = waits.has(letter) && !owed && performance.now() - began < patience
      const seen = JSON.stringify([letter, owed, rest])
      still = seen === last && onTheWay === 0 && !busy ? still + 1 : 0
      last = seen
      return still >= looks
    }
    await waitUntil(isSettled, {
      otherwise: 'The app and the phone did not settle',
      timeout: 60_000,
      interval: 25,
    })
  }

export declare namespace createSettledWait {
  type Seen = {
    letter: StateLetter
    /** Whether the phone has an unanswered request. */
    owed: boolean
    /** Number of unacknowledged messages in the relay. */
    onTheWay: number
    /** Other state that must not change. */
    else: unknown
  }
}

/** Whether the wallet has an unanswered request. */
export const hasOpenRequest = (entries: readonly Entry[]): boolean => {
  const answered = new Set(
    entries.flatMap((entry) =>
      entry.kind === 'result' || entry.kind === 'error' ? [entry.id] : [],
    ),
  )
  return entries.some((entry) => entry.kind === 'call' && !answered.has(entry.id))
}

/** Waits until the result of `look` has been the same for `ms`. */
export const createQuietWait = (look: () => Promise<string>) => async (ms: number) => {
  let last = await look()
  let since = performance.now()
  const isQuiet = async () => {
    const now = await look()
    if (now !== last) since = performance.now()
    last = now
    return performance.now() - since >= ms
  }
  await waitUntil(isQuiet, {
    otherwise: 'The app and the phone were not quiet',
    timeout: 60_000,
    interval: 25,
  })
}
