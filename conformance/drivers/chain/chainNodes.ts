import { homeChainId } from '../../core/defaultChainIds.ts'
import { startAnvil, type Anvil } from '@touchstone/harness/chain'

export type ChainNodes = {
  /**
   * Returns the address of a chain's node. The first call starts the node.
   *
   * @throws ChainError if the node cannot be started, for example because the node that it forks does not answer.
   */
  url(chainId: number): Promise<string>
  /** Returns an address of the same node that also accepts Anvil's own methods. Only the suite uses it. */
  controlUrl(chainId: number): Promise<string>
  close(): Promise<void>
}

/**
 * Creates the set of local nodes, one per chain, which start on demand. The home chain is a fork if `BSC_RPC_URL` is
 * set. Other chains are never forks, because that variable names a node of BSC.
 *
 * @example
 * const nodes = createChainNodes()
 * const client = createPublicClient({ transport: http(await nodes.url(8453)) })
 * await nodes.close()
 */
export function createChainNodes(): ChainNodes {
  const started = new Map<number, Promise<Anvil>>()
  const chain = (chainId: number): Promise<Anvil> => {
    const node =
      started.get(chainId) ??
      startAnvil({ chainId, ...(chainId !== homeChainId && { forkUrl: false }) })
    started.set(chainId, node)
    return node
  }
  return {
    url: async (chainId) => (await chain(chainId)).url,
    controlUrl: async (chainId) => (await chain(chainId)).controlUrl,
    async close() {
      // The error of a node that failed to start was already reported to its caller.
      await Promise.allSettled([...started.values()].map(async (node) => (await node).stop()))
    },
  }
}
