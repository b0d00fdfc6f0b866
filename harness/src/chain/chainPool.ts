import { defaultChainId } from '../walletDefaults.ts'
import { ChainError } from './ChainError.ts'
import type { AnvilOptions } from './checkAnvilOptions.ts'
import { startAnvil, type Anvil } from './startAnvil.ts'

/** A chain that belongs to the caller until it is released. */
export type Lease = {
  chain: Anvil
  /** Resets the chain to its state at the start of the lease. Rejects after the release. */
  reset(): Promise<void>
  /** Resets the chain and returns it to the pool. */
  release(): Promise<void>
}

/** Chain to lease. Default: the default chain, with the fork that the environment sets. */
export type LeaseOptions = Pick<AnvilOptions, 'chainId' | 'forkUrl' | 'forkBlock'>

/** Local chains for the tests of a process. Each chain is leased to one test at a time. */
export type Pool = {
  /** Leases an idle chain with this chain id (default: `defaultChainId`) and fork, or starts a new chain. */
  lease(options?: LeaseOptions): Promise<Lease>
  /** Stops every chain. Rejects with all errors of chains that did not stop. */
  close(): Promise<void>
}

export declare namespace createPool {
  type Options = { start?: (options: LeaseOptions & { chainId: number }) => Promise<Anvil> }
}

/**
 * Creates a pool of local chains. A lease starts a chain if none with its chain id and fork is idle.
 *
 * @example
 * const pool = createPool()
 * const { chain, release } = await pool.lease()
 * await release()
 * await pool.close()
 */
export function createPool({ start = startAnvil }: createPool.Options = {}): Pool {
  const all = new Set<Promise<Anvil>>()
  const idle: (Prepared & { key: string })[] = []

  const take = async (options: LeaseOptions & { chainId: number }, key: string) => {
    const index = idle.findIndex((one) => one.key === key)
    if (index >= 0) return idle.splice(index, 1)[0]!
    const starting = start(options)
    all.add(starting)
    return starting.then(prepare, (error: unknown) => {
      all.delete(starting)
      throw error
    })
  }

  return {
    async lease(options = {}) {
      const { chainId = defaultChainId, forkUrl, forkBlock } = options
      const key = JSON.stringify([chainId, forkUrl, forkBlock])
      const { chain, snapshot } = await take({ ...options, chainId }, key)
      let clean = await snapshot
      let isLeased = true
      const reset = async () => {
        // After a release another test may hold the chain.
        if (!isLeased) throw new ChainError('released', 'This chain was released: lease one again.')
        chain.clearFaults()
        await chain.revert(clean)
        clean = await chain.snapshot()
      }
      return {
        chain,
        reset,
        async release() {
          if (!isLeased) return
          isLeased = false
          chain.clearFaults()
          // Anvil returns the hash of a transaction before it mines the transaction.
          await chain.rpc('anvil_dropAllTransactions')
          await chain.revert(clean)
          idle.push({ key, ...prepare(chain) })
        },
      }
    },
    async close() {
      const chains = [...all]
      all.clear()
      idle.length = 0
      const ends = await Promise.allSettled(chains.map(async (chain) => (await chain).stop()))
      const errors = ends.flatMap((end) =>
        end.status === 'rejected' ? [end.reason as unknown] : [],
      )
      if (errors.length > 0)
        throw new AggregateError(errors, `${errors.length} chains did not stop.`)
    },
  }
}

/** A chain in its initial state, and the snapshot of this state. */
type Prepared = { chain: Anvil; snapshot: Promise<string> }

/** Takes the snapshot for the next lease, which reports the error if it fails. */
function prepare(chain: Anvil): Prepared {
  const snapshot = chain.snapshot()
  snapshot.catch(() => {})
  return { chain, snapshot }
}

const worker = createPool()

/**
 * Leases a chain from the pool of this process (a test worker). The chain starts on first use and ends with
 * the process.
 *
 * @example
 * const { chain, reset, release } = await lease({ chainId: 56 })
 */
export const lease = (options?: LeaseOptions): Promise<Lease> => worker.lease(options)
