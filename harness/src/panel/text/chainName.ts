import type { Chain } from '../../wallet/types.ts'

export const chainName = (chainId: number, chains: readonly Chain[]): string =>
  chains.find((chain) => chain.chainId === chainId)?.name ?? `chain ${chainId}`
