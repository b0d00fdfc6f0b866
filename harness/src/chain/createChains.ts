import { type Anvil, lease, type Lease } from './index.ts'
import { createFetchRpc } from '../createFetchRpc.ts'
import type { Rpc } from '../wallet/types.ts'

/** Chains of one test. Each is leased when it is first needed. */
export type Chains = {
  get(chainId: number): Promise<Anvil>
  /**
   * RPC transport of the wallet. Uses the local nodes for chains 56 and 1, and the wallet's own list for
   * other chains.
   */
  rpc: Rpc
  /**
   * Releases every leased chain, even if some fail.
   *
   * @throws errors of the release, and the reason why a chain did not start for a wallet
   */
  release(): Promise<void>
}

export const createChains = (): Chains => {
  const leases = new Map<number, Promise<Lease>>()
  // Ids that a test asked for directly. Their errors reach the caller. A wallet may hide the error of a
  // chain.
  const askedDirectly = new Set<number>()
  const leased = (chainId: number): Promise<Lease> => {
    const found = leases.get(chainId) ?? lease(chainId)
    leases.set(chainId, found)
    return found
  }
  const local = new Set([56, 1])
  return {
    get: async (chainId) => {
      askedDirectly.add(chainId)
      return (await leased(chainId)).chain
    },
    rpc: async (chainId, call, url, listed) => {
      try {
        const address = url ?? (local.has(chainId) ? (await leased(chainId)).chain.url : listed)
        return await createFetchRpc(() => address)(chainId, call, url)
      } catch (error) {
        return { error: { code: -32603, message: messageOf(error) } }
      }
    },
    release: async () => {
      const ends = await Promise.all(
        [...leases].map(async ([chainId, starting]) => {
          const lease = await starting.catch((error: unknown) => messageOf(error))
          if (typeof lease === 'string') return askedDirectly.has(chainId) ? [] : [lease]
          return lease.release().then(
            () => [],
            (error: unknown) => [resetProblem(chainId, error)],
          )
        }),
      )
      const left = ends.flat()
      if (left.length > 0) throw new Error(left.join('\n'))
    },
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`)

const resetProblem = (chainId: number, error: unknown): string =>
  `The local chain ${chainId} could not be put back to its start: ${messageOf(error).replace(/\.$/, '')}. Do not stop the chain of a test: chain.fault({ kind: 'drop' }) takes it away for a while.`
