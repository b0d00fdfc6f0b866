import type { WalletState } from '../../wallet/types.ts'

/** The chain of a site: its own, where the wallet keeps one per site, else the wallet's. */
export const siteChain = ({ siteChains, chainId }: WalletState, origin: string): number =>
  siteChains[origin] ?? chainId
