import { homeChainId } from '../../core/defaultChainIds.ts'
import { startAnvil, type Anvil } from '@touchstone/harness/chain'

/** Creates local nodes that start on demand. `BSC_RPC_URL` is a node of the home chain, so others are no forks. */
export function createChainNodes() {
  const started = new Map<number, Promise<Anvil>>()
  const chain = (chainId: number): Promise<Anvil> => {
    const node =
      started.get(chainId) ??
      startAnvil({ chainId, ...(chainId !== homeChainId && { forkUrl: false }) })
    started.set(chainId, node)
    return node
  }
  return {
    /** Returns the address of a chain's node. Starts the node at the first call. Throws a ChainError if that fails. */
    url: async (chainId: number) => (await chain(chainId)).url,
    /** Returns an address of the same node that also accepts Anvil's own methods. */
    controlUrl: async (chainId: number) => (await chain(chainId)).controlUrl,
    async close() {
      // The error of a node that failed to start was already reported to its caller.
      await Promise.allSettled([...started.values()].map(async (node) => (await node).stop()))
    },
  }
}
