import type { Chain } from '../../wallet/types.ts'

/** Returns the name of a chain, or `chain` with its id if the wallet does not list it. */
export const chainName = (chainId: number, chains: readonly Chain[]): string =>
  chains.find((chain) => chain.chainId === chainId)?.name ?? `chain ${chainId}`
