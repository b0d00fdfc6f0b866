import type { Page } from '@playwright/test'
import { homeChainId } from '../../../core/defaultChainIds.ts'
import { withTimeout } from '../../../core/withTimeout.ts'
import type { WalletSite } from '../ExtensionWallet.ts'
import { requestFrom } from '../providerInPage.ts'
import type { StandInServer } from '../standInServer.ts'

/** Time limit in ms for the wallet to notice the block. After that, the wallet notices it at its next poll. */
const timeout = 3000

/**
 * Creates a function that makes MetaMask notice a block of the home chain at once. MetaMask polls for blocks every
 * 20 s, but also when it learns of a transaction in a block that it does not know. So the function requests the receipt
 * of an invented transaction, which only the stand-in server has. No transaction is sent.
 *
 * @param observer a page that is not part of the check.
 */
export function createBlockRefresher(
  observer: Page,
  standIn: Pick<StandInServer, 'inventReceipt'>,
) {
  let known = 0

  /**
   * Makes the wallet notice the block by requests from this page. Returns false if the page gets no answer, or if it is
   * on another chain, because the wallet then does not look for blocks of the home chain.
   */
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
    if (block <= known || (await showFrom(observer, block))) return
    // If the check has changed the wallet's chain, its own site may still be on the home chain.
    await showFrom(site.page, block)
  }
}

/**
 * Requests the receipt from a page. Returns the newest block that the wallet knows then, or undefined if the
 * page is on another chain.
 */
async function requestReceipt(page: Page, hash: string): Promise<number | undefined> {
  // Request the chain id instead of reading the provider's `chainId`, which is updated late: a block number of
  // another chain could be taken for one of the home chain.
  const isHome = async () => Number(await requestFrom(page, 'eth_chainId')) === homeChainId
  if (!(await isHome())) return undefined
  await requestFrom(page, 'eth_getTransactionReceipt', hash)
  const newest = Number(await requestFrom(page, 'eth_blockNumber'))
  return (await isHome()) ? newest : undefined
}
