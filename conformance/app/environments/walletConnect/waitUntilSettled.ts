import type { StateLetter } from '../../cells/transitionTable.ts'
import { waitUntil } from '../../../core/waitUntil.ts'

/** States in which the app waits for an answer: connecting, switching and adding. */
const waitingStates = new Set<StateLetter>(['C', 'S', 'A'])

const deliveryTime = 5_000

export declare namespace waitUntilSettled {
  type Reading = {
    state: StateLetter
    /** Whether the phone has an unanswered request, or another wallet may have one. */
    hasOpenRequest: boolean
    /** Number of messages in the relay that no client has acknowledged. */
    undelivered: number
    rest: unknown
  }
}

/**
 * Waits until the relay holds no message and `readings` readings in a row are equal. If the app waits although the
 * phone has no request, a message may be on its way: then waits for it, for 5 s at most.
 */
export async function waitUntilSettled(
  read: () => Promise<waitUntilSettled.Reading>,
  readings: number,
): Promise<void> {
  const start = performance.now()
  let unchanged = 0
  let last: string | undefined
  const isSettled = async () => {
    const { undelivered, ...reading } = await read()
    const expectsMessage =
      waitingStates.has(reading.state) &&
      !reading.hasOpenRequest &&
      performance.now() - start < deliveryTime
    const text = JSON.stringify(reading)
    unchanged = text === last && undelivered === 0 && !expectsMessage ? unchanged + 1 : 0
    last = text
    return unchanged >= readings
  }
  await waitUntil(isSettled, {
    timeoutMessage: 'The app and the phone did not settle',
    timeout: 60_000,
    interval: 25,
  })
}

/** Waits until the result of `read` has not changed for `ms`. */
export async function waitUntilQuiet(read: () => Promise<string>, ms: number): Promise<void> {
  let last = await read()
  let since = performance.now()
  const isQuiet = async () => {
    const now = await read()
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
