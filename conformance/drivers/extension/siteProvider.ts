import type { Page } from '@playwright/test'
import { within } from '../../core/scriptContext.ts'

/** State of a wallet as a site sees it. */
export type SiteState = { accounts: readonly string[]; chainId: number }

type Ethereum = {
  chainId: string | null
  request: (args: { method: string; params?: object[] }) => Promise<unknown>
}

/** Reads the wallet's state from a page. */
export const readSite = (page: Page): Promise<SiteState> =>
  page.evaluate(async () => {
    // The global of a wallet, which has no types here.
    const { ethereum } = globalThis as unknown as { ethereum: Ethereum }
    return {
      accounts: (await ethereum.request({ method: 'eth_accounts' })) as string[],
      chainId: Number(await ethereum.request({ method: 'eth_chainId' })),
    }
  })

/**
 * Returns whether a site has a permission. MetaMask stops answering a page after a value that cannot be
 * cloned or written as JSON, so this gives up after 3 s and returns false.
 */
export async function isConnected(page: Page): Promise<boolean> {
  const state = await within(readSite(page), 3000, undefined)
  return state !== undefined && state.accounts.length > 0
}

/**
 * Waits until the provider in a page has the chain. Returns false after the time limit. It reads the
 * provider's property instead of sending requests: MetaMask reports a change 200 ms after the last request,
 * so polling with requests would delay it forever.
 */
export const hearsOfChain = (page: Page, chainId: number, timeout = 8000): Promise<boolean> =>
  page
    .waitForFunction(
      (id) => (globalThis as { ethereum?: Ethereum }).ethereum?.chainId === id,
      hex(chainId),
      { polling: 20, timeout },
    )
    .then(
      () => true,
      () => false,
    )

/** Switches a site to a chain that it may use without a prompt. Returns false if the wallet refuses. */
export async function switchSite(page: Page, chainId: number): Promise<boolean> {
  // Wait for the previous change first: of several changes, the wallet reports only the last one.
  await hearsOfChain(page, (await readSite(page)).chainId)
  const refused = page
    .evaluate((id) => {
      const { ethereum } = globalThis as unknown as { ethereum: Ethereum }
      const method = 'wallet_switchEthereumChain'
      return ethereum.request({ method, params: [{ chainId: id }] })
    }, hex(chainId))
    .then(
      () => new Promise<never>(() => {}),
      () => false,
    )
  return Promise.race([hearsOfChain(page, chainId), refused])
}

const hex = (chainId: number): string => `0x${chainId.toString(16)}`
