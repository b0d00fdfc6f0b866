import { type Client, createClient } from 'viem'
import { createFallbackTransport } from './createFallbackTransport.ts'
import { networks } from './networks.ts'

const clients = new Map<number, Client>()

/**
 * Returns the client of a chain. All callers share it, so that none of them asks a node that another one had to pause.
 *
 * @throws if the app does not have the chain
 */
export function getClient(chainId: number): Client {
  const known = clients.get(chainId)
  if (known) return known
  const chain = networks.find(({ id }) => id === chainId)
  if (chain === undefined) {
    throw new Error(`No node is set for chain ${chainId}: set VITE_RPC_${chainId} and build again.`)
  }
  const client = createClient({
    chain,
    transport: createFallbackTransport(chain.rpcUrls.default.http),
  })
  clients.set(chainId, client)
  return client
}
