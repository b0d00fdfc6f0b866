import type { WalletState } from '../../wallet/types.ts'

/** Returns the chain of a site: its own if the wallet keeps one per site, else the wallet's. */
export const siteChain = ({ siteChains, chainId }: WalletState, origin: string): number =>
  siteChains[origin] ?? chainId
