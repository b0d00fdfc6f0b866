import type { Page } from '@playwright/test'
import type { Truth } from '../../catalogue/app/seen.ts'

type Provider = {
  request(args: { method: string; params?: unknown[] }): Promise<unknown>
  listenerCount(event: string): number
  isConnected(): boolean
}

/** Asks MetaMask from within a page; the answer is not waited for. */
export const ask = (page: Page, method: string, params: unknown[]): Promise<void> =>
  page.evaluate(
    ([method, params]) => {
      const { ethereum } = globalThis as unknown as { ethereum: Provider }
      ethereum.request({ method, params }).catch(() => {})
    },
    [method, params] as const,
  )

/**
 * MetaMask blocks for 60 s what a site asks of which three prompts in a row were rejected, none more than 30 s after
 * the one before. Any other answer makes it forget them: that it does not know a chain opens no prompt.
 */
export const forgetRejections = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A page's own global, which the types of this program do not know.
    const { ethereum } = globalThis as unknown as { ethereum: Provider }
    const params = [{ chainId: '0x7fffffff' }]
    await ethereum.request({ method: 'wallet_switchEthereumChain', params }).catch(() => {})
  })

/** Where MetaMask says that this site is. */
export const readTruth = (page: Page): Promise<Truth> =>
  page.evaluate(async () => {
    const { ethereum } = globalThis as unknown as { ethereum: Provider }
    return {
      accounts: (await ethereum.request({ method: 'eth_accounts' })) as string[],
      chainId: Number(await ethereum.request({ method: 'eth_chainId' })),
    }
  })

/** Whether its provider has said that it is connected, and not since that it is not. */
// A page's own global, which the types of this program do not know.
export const isConnected = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as unknown as { ethereum: Provider }).ethereum.isConnected())

/** How many listeners hang on MetaMask's provider, its own included. */
export const countListeners = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { ethereum } = globalThis as unknown as { ethereum: Provider }
    return ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'message']
      .map((event) => ethereum.listenerCount(event))
      .reduce((sum, count) => sum + count, 0)
  })
