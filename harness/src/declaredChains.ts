import type { Chain, ChainSettings, DeclaredChains } from './wallet/types.ts'
import { defaultChainId, defaultChains } from './walletDefaults.ts'

/** Returns the id of a wallet's first chain: the default chain if it is declared, or else the lowest id. */
export const firstChainId = (declared: DeclaredChains): number =>
  Object.hasOwn(declared, defaultChainId) ? defaultChainId : Number(Object.keys(declared)[0])

/** Returns the declared chains as a wallet lists them: the current chain first, the others by id. */
export const listChains = (declared: DeclaredChains, current: number): Chain[] =>
  Object.keys(declared)
    .map(Number)
    .toSorted((a, b) => Number(b === current) - Number(a === current))
    .map((chainId) => ({
      chainId,
      name: declared[chainId]?.name ?? defaultChains[chainId]?.name ?? `Chain ${chainId}`,
      rpcUrl: declared[chainId]?.rpcUrl ?? '',
    }))

/** Picks the settings of a chain that belong to its fork. */
export const forkOf = ({ forkUrl, forkBlock }: ChainSettings = {}) => ({
  ...(forkUrl === undefined ? {} : { forkUrl }),
  ...(forkBlock === undefined ? {} : { forkBlock }),
})
