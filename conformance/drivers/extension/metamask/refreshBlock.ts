import type { Page } from '@playwright/test'
import { homeChainId } from '../../../core/defaultChainIds.ts'
import { waitUntil } from '../../../core/waitUntil.ts'
import { withTimeout } from '../../../core/withTimeout.ts'
import { requestFrom } from '../providerInPage.ts'
import type { StandInServer } from '../standInServer.ts'

/**
 * Makes MetaMask notice a block of the home chain at once. MetaMask polls for blocks every 20 s, but also when it learns
 * of a transaction in a block that it does not know. So this requests the receipt of an invented transaction, which only
 * the stand-in server has. No transaction is sent.
 *
 * @param pages uses the first page that is on the home chain. On other chains, MetaMask does not look for the block.
 * @throws Error if MetaMask does not notice the block.
 */
export async function refreshBlock(
  block: number,
  pages: readonly Page[],
  standIn: Pick<StandInServer, 'inventReceipt'>,
): Promise<void> {
  for (const page of pages) {
    // MetaMask may stop answering a page, so each request has a time limit.
    const ask = (method: string, ...params: unknown[]) =>
      withTimeout(
        requestFrom(page, method, ...params).catch(() => undefined),
        3000,
        undefined,
      )
    // Request the chain id instead of reading the provider's `chainId`, which is updated late.
    const isHome = async () => Number(await ask('eth_chainId')) === homeChainId
    const look = async () => {
      await ask('eth_getTransactionReceipt', standIn.inventReceipt(block))
      const newest = Number(await ask('eth_blockNumber'))
      // Look at the chain again: the number may be that of a block of another chain.
      if (!(await isHome())) return 'left'
      return newest >= block && 'noticed'
    }
    if (!(await isHome())) continue
    const timeoutMessage = `MetaMask did not notice block ${block}`
    if ((await waitUntil(look, { timeoutMessage, timeout: 20_000 })) === 'noticed') return
  }
}
