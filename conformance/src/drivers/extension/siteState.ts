import type { Page } from '@playwright/test'
import { within } from '../../engine/stage.ts'

/** What a wallet tells a site. */
export type SiteState = { accounts: readonly string[]; chainId: number }

type Ethereum = {
  chainId: string | null
  request: (args: { method: string; params?: object[] }) => Promise<unknown>
}

/** Reads what the wallet tells a page. */
export const readSite = (page: Page): Promise<SiteState> =>
  page.evaluate(async () => {
    // A wallet's global, which the types of this program do not know.
    const { ethereum } = globalThis as unknown as { ethereum: Ethereum }
    return {
      accounts: (await ethereum.request({ method: 'eth_accounts' })) as string[],
      chainId: Number(await ethereum.request({ method: 'eth_chainId' })),
    }
  })

/**
 * Whether a site is known to have a permission. After a value that cannot be cloned or written as JSON, MetaMask never
 * answers a page again: nothing is known then after 3 s.
 */
export async function isConnected(page: Page): Promise<boolean> {
  const state = await within(readSite(page), 3000, undefined)
  return state !== undefined && state.accounts.length > 0
}

/**
 * Waits until the provider has told a page of a chain; false after the time limit. It reads the provider's own
 * property: MetaMask tells a page of a change 200 ms after the last request, so that a page which asks every few ms is
 * never told.
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

/** Switches a site to a chain that it may use without a prompt; false when the wallet refuses. */
export async function switchSite(page: Page, chainId: number): Promise<boolean> {
  // The wallet tells a page where it ends, not each step: the change before is told first.
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
