import type { Page } from '@playwright/test'
import { within } from '../../../engine/stage.ts'
import type { WalletSite } from '../ExtensionWallet.ts'
import type { StandInServer } from '../standInServer.ts'

/** ms; a wallet that does not see the block by then looks by itself, later. */
const patience = 3000

/**
 * Lets MetaMask see a block of chain 56 at once. By itself it looks every 20 s; it looks too when it hears of a
 * transaction in a block that it does not know. So a page asks for a receipt that only the stand-in server has:
 * nothing is sent, and the node does not hear of it.
 *
 * @param observerPage a page that the check does not see.
 */
export function createShowBlock(observerPage: Page, standIn: Pick<StandInServer, 'inventReceipt'>) {
  let known = 0

  /** Says whether the wallet looked: a page on another chain does not make it see a block of this one. */
  async function showFrom(page: Page, block: number): Promise<boolean> {
    for (const end = Date.now() + patience; Date.now() < end;) {
      const seen = await within(
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
    // Where the wallet was moved, the site of the check may still be on chain 56.
    await showFrom(site.page, block)
  }
}

/** The newest block that the wallet knows then; undefined on another chain. */
const askForReceipt = (page: Page, hash: string): Promise<number | undefined> =>
  page
    .evaluate(async (asked) => {
      // A wallet's global, which the types of this program do not know.
      const { ethereum } = globalThis as unknown as { ethereum: Ethereum }
      const request = (method: string, ...params: string[]) => ethereum.request({ method, params })
      // The provider's own `chainId` comes later: blocks of another chain would be taken for these.
      const isHome = async () => (await request('eth_chainId')) === '0x38'
      if (!(await isHome())) return undefined
      await request('eth_getTransactionReceipt', asked)
      const number = Number(await request('eth_blockNumber'))
      return (await isHome()) ? number : undefined
    }, hash)
    .catch(() => undefined)

type Ethereum = { request: (args: { method: string; params?: string[] }) => Promise<unknown> }
