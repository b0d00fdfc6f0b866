import { type Address, createClient, fallback, http, numberToHex } from 'viem'
import { networks } from '../chain/networks.ts'

/**
 * An account's balance in the smallest unit, from the first node that answers.
 * A plain request: viem's balance action would bring a public client's weight with it.
 *
 * @throws where no node answers
 */
export async function readBalance(account: Address, chainId: number): Promise<bigint> {
  const chain = networks.find(({ id }) => id === chainId)
  if (chain === undefined) {
    throw new Error(`No node is set for ${numberToHex(chainId)}: set VITE_RPC_${chainId}.`)
  }
  const urls = chain.rpcUrls.default.http
  const transport = fallback(urls.map((url) => http(url, { timeout: 8_000, retryCount: 1 })))
  const client = createClient({ chain, transport })
  return BigInt(await client.request({ method: 'eth_getBalance', params: [account, 'latest'] }))
}
