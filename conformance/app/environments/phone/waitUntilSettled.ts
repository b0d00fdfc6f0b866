import type { Entry } from '@touchstone/harness'
import type { StateLetter } from '../../cells/transitionTable.ts'
import { waitUntil } from '../../../core/waitUntil.ts'

/** States in which the app waits for an answer: connecting, switching and adding. */
const waits = new Set<StateLetter>(['C', 'S', 'A'])
const patience = 5_000 // ms for a message that may still be on its way

/**
 * Creates a function that waits until the relay holds no message and `looks` readings in a row return the same state.
 * If the app waits although the phone has no request to answer, a message is probably still on its way. Then the
 * function waits further, for 5 s at most, because the app may also wait for something else.
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
      timeoutMessage: 'The app and the phone did not settle',
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
    /** Further state, which must also stay the same. */
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

/** Creates a function that waits until the result of `look` has not changed for `ms`. */
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
    timeoutMessage: 'The app and the phone were not quiet',
    timeout: 60_000,
    interval: 25,
  })
}
