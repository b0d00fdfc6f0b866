import type { PageWallet } from '@touchstone/harness/playwright'

/**
 * Waits until the wallet sends an event.
 *
 * @throws Error if it sends none within 15 s.
 */
export const waitForEvent = (wallet: PageWallet, event: string): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const stop = wallet.subscribe((entry) => {
    if (entry.kind === 'event' && entry.event === event) resolve()
  })
  const late = setTimeout(() => reject(new Error(`The wallet sent no ${event} in 15 s.`)), 15_000)
  return promise.finally(() => {
    clearTimeout(late)
    stop()
  })
}
