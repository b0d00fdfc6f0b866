import type { Chain } from '../../wallet/types.ts'

/** A chain as a person knows it; where the wallet does not list it, by its number. */
export const chainName = (chainId: number, chains: readonly Chain[]): string =>
  chains.find((chain) => chain.chainId === chainId)?.name ?? `chain ${chainId}`
