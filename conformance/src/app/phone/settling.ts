import type { Entry } from '@touchstone/harness'
import type { Letter } from '../../catalogue/app/table.ts'
import { waitUntil } from '../../engine/waitUntil.ts'

/** States in which the app waits for an answer. */
const waits = new Set<Letter>(['C', 'S', 'A'])
const patience = 5_000 // ms: the app may wait for somebody else

/**
 * Waits until nothing is on its way between app and phone, and so many looks in a row have seen the same: a
 * look goes through the page, so that a slow one is given its time. An app that waits for a phone that owes it
 * nothing has asked, or has been answered, and neither has arrived: no clock says how long that takes.
 */
export const createSettling =
  (look: () => Promise<settling.Seen>) =>
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

export declare namespace settling {
  type Seen = {
    letter: Letter
    /** Whether the phone has not answered something. */
    owed: boolean
    /** Messages in the relay that nobody has acknowledged. */
    onTheWay: number
    /** What else must stand still. */
    else: unknown
  }
}

/** Whether the wallet has a call that it has not answered. */
export const owes = (entries: readonly Entry[]): boolean => {
  const answered = new Set(
    entries.flatMap((entry) =>
      entry.kind === 'result' || entry.kind === 'error' ? [entry.id] : [],
    ),
  )
  return entries.some((entry) => entry.kind === 'call' && !answered.has(entry.id))
}
