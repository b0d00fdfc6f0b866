import { ChainError, startAnvil, type Anvil } from '../chain/index.ts'
import { forkOf } from '../declaredChains.ts'
import type { DeclaredChains } from '../wallet/types.ts'

/** Local chains. A chain starts when `chain` is first called for it, and again after an unexpected end. */
export type LocalChains = {
  chain(chainId: number): Promise<Anvil>
  /** Resolves with the reason when a chain cannot be restarted, or ends repeatedly soon after its start. */
  lost: Promise<Error>
  /** Stops all started chains. Each call waits until all have stopped. */
  stop(): Promise<void>
}

export declare namespace createLocalChains {
  type Options = {
    /** Settings of the chains. Default: no forks, except those that the environment sets. */
    chains?: DeclaredChains
    start?: (options: startAnvil.Options & { chainId: number }) => Promise<Anvil>
    /** Prints one line for the user at the terminal. Default: to standard error. */
    print?: (line: string) => void
  }
}

/** Time in ms. A node that ends sooner after its start is likely to end again. */
const soon = 10_000
const mostCrashes = 3

/**
 * Creates the local chains of a server of pages.
 *
 * @example
 * const chains = createLocalChains()
 * const { url } = await chains.chain(56)
 * await chains.stop()
 */
export function createLocalChains({
  chains: declared = {},
  start = startAnvil,
  print = console.error,
}: createLocalChains.Options = {}): LocalChains {
  const chains = new Map<number, Promise<Anvil>>()
  const lost = Promise.withResolvers<Error>()
  let stopping: Promise<void> | undefined

  const launch = (options: startAnvil.Options & { chainId: number }, crashes = 0) => {
    const starting = start(options)
    chains.set(options.chainId, starting)
    starting.then(
      (chain) => void restartWhenGone(chain, crashes),
      // The chain did not start. The next call of `chain` tries again.
      () => chains.delete(options.chainId),
    )
    return starting
  }

  const restartWhenGone = async (chain: Anvil, crashes: number): Promise<void> => {
    const started = performance.now()
    await chain.gone
    if (stopping) return
    const inARow = performance.now() - started < soon ? crashes + 1 : 1
    if (inARow > mostCrashes) return giveUp(chain.chainId, tooMany(chain.chainId))
    try {
      const next = await launch(sameAs(chain), inARow)
      print(
        `The local chain ${chain.chainId} ended unexpectedly. It was started again at ${next.url}; its state is lost.`,
      )
    } catch (error) {
      giveUp(chain.chainId, error as Error)
    }
  }

  const giveUp = (chainId: number, error: Error) => {
    const failed = Promise.reject<Anvil>(error)
    failed.catch(() => {})
    chains.set(chainId, failed)
    lost.resolve(error)
  }

  const stopAll = async () => {
    const running = await Promise.allSettled(chains.values())
    chains.clear()
    await Promise.all(
      running.map(async (chain) => chain.status === 'fulfilled' && chain.value.stop()),
    )
  }

  return {
    chain: (chainId) => chains.get(chainId) ?? launch({ chainId, ...forkOf(declared[chainId]) }),
    lost: lost.promise,
    stop: () => (stopping ??= stopAll()),
  }
}

/** Returns the options that start a chain again, at the same address and from the same fork. */
function sameAs({ chainId, url, fork }: Anvil): startAnvil.Options & { chainId: number } {
  const same = { chainId, port: Number(new URL(url).port) }
  return fork ? { ...same, forkUrl: fork.url, forkBlock: fork.block } : same
}

const tooMany = (chainId: number) =>
  new ChainError(
    'stopped',
    `The local chain ${chainId} ended ${mostCrashes + 1} times within ${soon / 1000} s of its start. Look for what ends Anvil, such as a lack of memory, and start again.`,
  )
