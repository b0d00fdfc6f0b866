import type { Page } from '@playwright/test'
import { homeChainId } from '../../../core/defaultChainIds.ts'
import { waitUntil } from '../../../core/waitUntil.ts'
import { withTimeout } from '../../../core/withTimeout.ts'
import { requestFrom } from '../providerInPage.ts'
import type { Services } from '../standInServer.ts'

/**
 * Makes MetaMask notice a block of the home chain at once. MetaMask polls for blocks every 20 s, but also when it learns
 * of a transaction in a block that it does not know. So this requests the receipt of an invented transaction: see
 * {@link answerReceipt}. No transaction is sent.
 *
 * @param pages uses the first page that is on the home chain. On other chains, MetaMask does not look for the block.
 * @throws Error if MetaMask does not notice the block.
 */
export async function refreshBlock(block: number, pages: readonly Page[]): Promise<void> {
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
      await ask('eth_getTransactionReceipt', inventHash())
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

/** Start of the hashes of invented transactions. A number follows, because MetaMask requests each receipt only once. */
const prefix = `0x${Buffer.from('touchstone looks').toString('hex').padEnd(48, '0')}`

let invented = 0
const inventHash = () => `${prefix}${(++invented).toString(16).padStart(16, '0')}`

/**
 * Answers a request for the receipt of an invented transaction as if the transaction was in the newest block. Returns
 * undefined for other requests.
 */
export function answerReceipt(body: string): ReturnType<Services> {
  if (!body.includes(prefix)) return undefined
  const { id, params } = JSON.parse(body) as { id: unknown; params: [string] }
  const [transactionHash] = params
  return {
    chain: homeChainId,
    call: { method: 'eth_blockNumber', params: [] },
    wrap: ({ result: blockNumber }) => ({
      jsonrpc: '2.0',
      id,
      result: { transactionHash, blockHash: null, blockNumber },
    }),
  }
}
