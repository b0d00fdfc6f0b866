/** Rabby's key and name of the built-in chains that checks use. */
const chains = new Map([
  [1, { key: 'ETH', name: 'Ethereum' }],
  [56, { key: 'BSC', name: 'BNB Chain' }],
  [137, { key: 'POLYGON', name: 'Polygon' }],
  [8453, { key: 'BASE', name: 'Base' }],
])

/** Ids of the built-in chains that checks use. */
export const builtInChains: readonly number[] = [...chains.keys()]

/** Returns the key under which Rabby stores a chain. */
export const chainKey = (chainId: number): string => chains.get(chainId)?.key ?? `CUSTOM_${chainId}`

/** Returns the name of a built-in chain in Rabby's lists. An empty text for another chain. */
export const chainName = (chainId: number): string => chains.get(chainId)?.name ?? ''
