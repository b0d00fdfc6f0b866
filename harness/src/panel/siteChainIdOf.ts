import type { WalletState } from '../wallet/types.ts'

export const siteChainIdOf = ({ siteChains, chainId }: WalletState, origin: string): number =>
  siteChains[origin] ?? chainId
