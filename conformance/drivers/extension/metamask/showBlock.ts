import type { Page } from '@playwright/test'
import { withTimeout } from '../../../core/withDeadline.ts'
import type { WalletSite } from '../ExtensionWallet.ts'
import { requestFrom } from '../siteProvider.ts'
import type { StandInServer } from '../standInServer.ts'

/** Time limit in ms for the wallet to see the block. After that, it sees the block at its next poll. */
const timeout = 3000

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
    for (const end = Date.now() + timeout; Date.now() < end;) {
      const receipt = requestReceipt(page, standIn.inventReceipt(block)).catch(() => undefined)
      const newest = await withTimeout(receipt, timeout, undefined)
      if (newest === undefined) return false
      known = newest
      if (newest >= block) break
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
async function requestReceipt(page: Page, hash: string): Promise<number | undefined> {
  // Do not read the provider's `chainId`: it is updated late, so blocks of another chain could count as
  // these.
  const isHome = async () => (await requestFrom(page, 'eth_chainId')) === '0x38'
  if (!(await isHome())) return undefined
  await requestFrom(page, 'eth_getTransactionReceipt', hash)
  const newest = Number(await requestFrom(page, 'eth_blockNumber'))
  return (await isHome()) ? newest : undefined
}
