import type { Page } from '@playwright/test'

type Provider = {
  request(args: { method: string; params?: unknown[] }): Promise<unknown>
  listenerCount(event: string): number
  isConnected(): boolean
}

/** Sends a request from the page without waiting for the response. */
export const ask = (page: Page, method: string, params: unknown[]): Promise<void> =>
  page.evaluate(
    ([method, params]) => {
      const { ethereum } = globalThis as unknown as { ethereum: Provider }
      ethereum.request({ method, params }).catch(() => {})
    },
    [method, params] as const,
  )

/** Reads the provider's `isConnected()`. */
// The global of a page, which has no type here.
export const isProviderConnected = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as unknown as { ethereum: Provider }).ethereum.isConnected())

/** Counts the listeners on MetaMask's provider, its own included. */
export const countListeners = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { ethereum } = globalThis as unknown as { ethereum: Provider }
    return ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'message']
      .map((event) => ethereum.listenerCount(event))
      .reduce((sum, count) => sum + count, 0)
  })
