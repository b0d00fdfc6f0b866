import { startAnvil, type Anvil } from '../chain/index.ts'

/** Local chains, each started when it is first asked for. */
export type LocalChains = {
  chain(chainId: number): Promise<Anvil>
  /** Stops those that were started. */
  stop(): Promise<void>
}

export function createLocalChains(
  start: (options: { chainId: number }) => Promise<Anvil> = startAnvil,
): LocalChains {
  const started = new Map<number, Promise<Anvil>>()
  return {
    chain(chainId) {
      const known = started.get(chainId)
      if (known) return known
      const starting = start({ chainId })
      started.set(chainId, starting)
      // A start that failed is told to who asked, and tried again for who asks next.
      starting.catch(() => started.delete(chainId))
      return starting
    },
    async stop() {
      const chains = [...started.values()]
      started.clear()
      const running = await Promise.allSettled(chains)
      await Promise.all(
        running.map((chain) => (chain.status === 'fulfilled' ? chain.value.stop() : undefined)),
      )
    },
  }
}
