import { startAnvil, type Anvil } from '@touchstone/harness/chain'

export type ChainNodes = {
  /** The address of a chain's node, which is started when somebody first asks for it. */
  url(chainId: number): Promise<string>
  /** Address of the same node with Anvil's own methods, for the suite alone. */
  controlUrl(chainId: number): Promise<string>
  close(): Promise<void>
}

/**
 * One node for each chain. Chain 56 is a fork where `BSC_RPC_URL` says of what; a fork of BSC would be a
 * strange Ethereum, so that the others never are.
 *
 * @throws ChainError where chain 56 is to be forked from a node that does not answer.
 * @example
 * const nodes = createNodes()
 * const client = createPublicClient({ transport: http(await nodes.url(56)) })
 * await nodes.close()
 */
export function createNodes(): ChainNodes {
  const started = new Map<number, Promise<Anvil>>()
  const chain = (chainId: number): Promise<Anvil> => {
    const node =
      started.get(chainId) ?? startAnvil({ chainId, ...(chainId !== 56 && { forkUrl: false }) })
    started.set(chainId, node)
    return node
  }
  return {
    url: async (chainId) => (await chain(chainId)).url,
    controlUrl: async (chainId) => (await chain(chainId)).controlUrl,
    async close() {
      // One that never started has told so to whoever asked for it.
      await Promise.allSettled([...started.values()].map(async (node) => (await node).stop()))
    },
  }
}
