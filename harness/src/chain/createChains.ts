import { type Anvil, lease, type Lease } from './index.ts'
import { createFetchRpc } from '../createFetchRpc.ts'
import type { Rpc } from '../wallet/types.ts'

/** Local chains of one test. A chain is leased when the test or a wallet first needs it. */
export type Chains = {
  get(chainId: number): Promise<Anvil>
  /**
   * RPC transport of the test's wallets. A call goes to its own `url` if it has one, for chains 56 and 1 to
   * the local node, and otherwise to the address in the wallet's list of chains.
   */
  rpc: Rpc
  /**
   * Releases every leased chain, even if some fail.
   *
   * @throws Error with each failed release, and with each chain that a wallet needed and that did not start
   */
  release(): Promise<void>
}

export const createChains = (): Chains => {
  const leases = new Map<number, Promise<Lease>>()
  // Ids of chains that the test itself asked for. `get` reports the errors of these chains to the test. A
  // wallet may hide the errors of other chains, so `release` reports those.
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
