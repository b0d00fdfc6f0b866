import { type Client, createClient } from 'viem'
import { createFallbackTransport } from './createFallbackTransport.ts'
import { networks } from './networks.ts'

const clients = new Map<number, Client>(
  networks.map((chain) => {
    const transport = createFallbackTransport(chain.rpcUrls.default.http)
    return [chain.id, createClient({ chain, transport })]
  }),
)

/**
 * Returns the client of a chain. All callers share it, so that none of them asks a node that another one had to pause.
 *
 * @throws if the app does not have the chain
 */
export function getClient(chainId: number): Client {
  const client = clients.get(chainId)
  if (client) return client
  throw new Error(`No node is set for chain ${chainId}: set VITE_RPC_${chainId} and build again.`)
}
