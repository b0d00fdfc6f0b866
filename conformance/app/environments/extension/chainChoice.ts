import type { SerializedValue as Value } from '../../../core/serialize.ts'
import { defaultChains } from '../../cells/AppChains.ts'
import type { createChainLimit } from './chainLimit.ts'

/**
 * Decides on which chain to connect a site. For wallets in which only connected sites have a chain, and which prompt for
 * no switch: the user selects the chain in the connect prompt.
 */
export const createChainChoice = () => {
  let chosen = defaultChains.home
  return {
    /** Selects the chain for the next connect prompt. */
    choose(chainId: number) {
      chosen = chainId
    },
    choice: (): Value[] => [{ chains: [chosen] }],
    isDue: () => false,
    lift: () => undefined,
  } satisfies ReturnType<typeof createChainLimit> & { choose(chainId: number): void }
}
