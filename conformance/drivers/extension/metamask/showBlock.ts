import type { Page } from '@playwright/test'
import { withTimeout } from '../../../core/withDeadline.ts'
import type { WalletSite } from '../ExtensionWallet.ts'
import type { StandInServer } from '../standInServer.ts'

/** Time in ms for the wallet to see the block. After that, it sees the block at its next poll. */
const patience = 3000

/**
 * Creates a function that makes MetaMask see a block of chain 56 immediately. MetaMask polls every 20 s, but
 * also looks when it learns of a transaction in a block that it does not know. So a page asks for a receipt
 * that only the stand-in server has. Nothing is sent, and the node is not involved.
 *
 * @param observerPage a page that the check does not see.
 */
export function createShowBlock(observerPage: Page, standIn: Pick<StandInServer, 'inventReceipt'>) {
  let known = 0

  /** Returns false if the page is on another chain: then the wallet does not look for blocks of chain 56. */
  async function showFrom(page: Page, block: number): Promise<boolean> {
    for (const end = Date.now() + patience; Date.now() < end;) {
      const seen = await withTimeout(
        askForReceipt(page, standIn.inventReceipt(block)),
        patience,
        undefined,
      )
      if (seen === undefined) return false
      known = seen
      if (seen >= block) break
    }
    return true
  }

  return async (block: number, site: Pick<WalletSite, 'page'>): Promise<void> => {
    if (block <= known || (await showFrom(observerPage, block))) return
    // If the check has moved the wallet, its own site may still be on chain 56.
    await showFrom(site.page, block)
  }
}

/** Returns the newest block that the wallet knows after the request, or undefined on another chain. */
const askForReceipt = (page: Page, hash: string): Promise<number | undefined> =>
  page
    .evaluate(async (asked) => {
      // The global of a wallet, which has no types here.
      const { ethereum } = globalThis as unknown as { ethereum: Ethereum }
      const request = (method: string, ...params: string[]) => ethereum.request({ method, params })
      // Do not read the provider's `chainId`: it is updated late, so blocks of another chain could count as
      // these.
      const isHome = async () => (await request('eth_chainId')) === '0x38'
      if (!(await isHome())) return undefined
      await request('eth_getTransactionReceipt', asked)
      const number = Number(await request('eth_blockNumber'))
      return (await isHome()) ? number : undefined
    }, hash)
    .catch(() => undefined)

type Ethereum = { request: (args: { method: string; params?: string[] }) => Promise<unknown> }
