import type { WalletState } from '../wallet/types.ts'

/** Returns the chain id of a site: the site's own chain if the wallet stores one per site, else the wallet's chain. */
export const siteChainIdOf = ({ siteChains, chainId }: WalletState, origin: string): number =>
  siteChains[origin] ?? chainId
