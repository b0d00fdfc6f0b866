import type { Clock } from '../../connection/pagePorts.ts'
import type { Client } from './SdkClient.ts'

/**
 * Returns a `client.request` that starts one request at a time, each in its own millisecond.
 *
 * The SDK generates the id of a request as `Date.now() * 1000 + random(1000)`. Two requests with the same id both get
 * the first answer, and the wallet never shows the second request (conformance/discoveries/walletconnect).
 */
export function ensureUniqueRequestIds(
  client: Pick<Client, 'request'>,
  clock: Clock,
): Client['request'] {
  let free: Promise<unknown> = Promise.resolve()
  return (call) => {
    // Wrap the promise of the answer in an object: `then` would wait for a promise that it returns.
    const started = free.then(() => ({ answer: client.request(call) }))
    free = started.then(() => nextMillisecond(clock))
    return started.then(({ answer }) => answer)
  }
}

/**
 * Waits until the millisecond of the last request's id has passed. The SDK generates the id before a timer of 0 ms
 * ends. A timer of 2 ms then ends in a later millisecond, even if it ends 1 ms early.
 */
async function nextMillisecond(clock: Clock): Promise<void> {
  await wait(clock, 0)
  await wait(clock, 2)
}

const wait = (clock: Clock, ms: number) =>
  new Promise<void>((resolve) => void clock.setTimeout(resolve, ms))
