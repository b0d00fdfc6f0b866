import type { Clock } from '../../connection/ports.ts'
import type { Client } from './Client.ts'

/**
 * Returns a `client.request` that starts one request at a time, each in its own millisecond.
 *
 * The SDK generates ids as `Date.now() * 1000 + random(1000)`. Two requests with the same id both get the first answer,
 * and the wallet never shows the second one (conformance/discoveries/walletconnect).
 */
export function spaceRequests(client: Pick<Client, 'request'>, clock: Clock): Client['request'] {
  let free: Promise<unknown> = Promise.resolve()
  return (call) => {
    // Wrapped in an object, because `then` would wait for a returned promise.
    const started = free.then(() => ({ answer: client.request(call) }))
    free = started.then(() => nextMillisecond(clock))
    return started.then(({ answer }) => answer)
  }
}

/** The SDK generates the id within the current task. A timer of 2 ms ends in a later millisecond, even if it is 1 ms early. */
async function nextMillisecond(clock: Clock): Promise<void> {
  await wait(clock, 0)
  await wait(clock, 2)
}

const wait = (clock: Clock, ms: number) =>
  new Promise<void>((resolve) => void clock.setTimeout(resolve, ms))
