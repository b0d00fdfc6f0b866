import { createFetchRpc } from '../createFetchRpc.ts'
import { forkOf } from '../declaredChains.ts'
import { settleAll } from '../wallet/settleAll.ts'
import type { ChainSettings, DeclaredChains, Rpc } from '../wallet/types.ts'
import { type Anvil, lease, type Lease } from './index.ts'

/** Local chains of one test or wallet. A chain is leased when the test or a wallet first needs it. */
export type Chains = {
  /**
   * Returns the local chain with this id, whether it is declared or not.
   *
   * @throws {TypeError} if it was declared with `rpcUrl` before its first use: its node is not a local chain
   */
  get(chainId: number): Promise<Anvil>
  /**
   * Declares more chains. If one is declared already, its new settings replace the old ones.
   *
   * @throws {TypeError} if a chain has started from another fork
   */
  declare(chains: DeclaredChains): void
  /**
   * RPC transport of the wallets. A request goes to its argument `url` if it has one. Otherwise a request to a
   * chain that was declared without `rpcUrl`, or that `get` returned, goes to the local chain, and any other to
   * the address in the wallet's list of chains.
   */
  rpc: Rpc
  /**
   * Releases every leased chain, even if some fail. First waits up to 2 s for the wallets' open requests, then
   * aborts them, because a fault may delay them for longer. Later requests get an error: a transaction of this
   * test must not be mined in the next test's chain.
   *
   * @throws Error with each failed release, and each failed start that `get` did not report
   */
  release(): Promise<void>
}

export const createLazyChains = (declared: DeclaredChains): Chains => {
  const settings = new Map<number, ChainSettings>()
  const leases = new Map<number, Promise<Lease>>()
  // Chains that the test asked for, whose start errors `get` reports. `release` reports those of other chains.
  const askedDirectly = new Set<number>()
  const openRequests = new Set<Promise<unknown>>()
  const ending = new AbortController()
  let isReleased = false

  const leased = (chainId: number): Promise<Lease> => {
    const found = leases.get(chainId) ?? lease({ chainId, ...forkOf(settings.get(chainId)) })
    leases.set(chainId, found)
    return found
  }
  const isLocal = (chainId: number) => {
    const known = settings.get(chainId)
    return leases.has(chainId) || (known !== undefined && known.rpcUrl === undefined)
  }
  const declare: Chains['declare'] = (chains) => {
    for (const [key, next] of Object.entries(chains)) {
      const chainId = Number(key)
      if (leases.has(chainId) && !isSameFork(settings.get(chainId), next))
        throw new TypeError(
          `Chain ${chainId} has started from another fork: declare its settings before its first use.`,
        )
      settings.set(chainId, next)
    }
  }
  declare(declared)

  const request: Rpc = async (chainId, call, url, listed) => {
    try {
      const address = url ?? (isLocal(chainId) ? (await leased(chainId)).chain.url : listed)
      return await createFetchRpc(() => address, ending.signal)(chainId, call, url)
    } catch (error) {
      return failed(messageOf(error))
    }
  }

  return {
    get: async (chainId) => {
      // A local chain of the same id would take over the wallets' requests from the declared node.
      if (settings.get(chainId)?.rpcUrl !== undefined && !leases.has(chainId))
        throw new TypeError(
          `Chain ${chainId} is declared with rpcUrl, so it is no local chain of the test. For a local chain with the state of that node, write { ${chainId}: { forkUrl } }.`,
        )
      askedDirectly.add(chainId)
      return (await leased(chainId)).chain
    },
    declare,
    rpc: (chainId, call, url, listed) => {
      if (isReleased) return Promise.resolve(failed(testHasEnded))
      const answer = request(chainId, call, url, listed).finally(() => openRequests.delete(answer))
      openRequests.add(answer)
      return answer
    },
    release: async () => {
      isReleased = true
      const timer = setTimeout(() => ending.abort(), 2_000)
      await Promise.allSettled(openRequests)
      clearTimeout(timer)
      const ends = [...leases].map(async ([chainId, starting]) => {
        const lease = await starting.catch((error: unknown) => {
          if (!askedDirectly.has(chainId)) throw error
        })
        await lease?.release().catch((error: unknown) => {
          throw resetProblem(chainId, error)
        })
      })
      await settleAll(ends)
    },
  }
}

const isSameFork = (one: ChainSettings | undefined, other: ChainSettings): boolean =>
  one?.forkUrl === other.forkUrl && one?.forkBlock === other.forkBlock

const failed = (message: string) => ({ error: { code: -32603, message } })

const testHasEnded = 'The test has ended, and the local chains belong to another test.'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`)

const resetProblem = (chainId: number, error: unknown) =>
  new Error(
    `The local chain ${chainId} could not be put back to its start: ${messageOf(error).replace(/\.$/, '')}. Do not stop the chain of a test: chain.fault({ kind: 'drop' }) takes it away for a while.`,
  )
