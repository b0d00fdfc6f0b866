import type { Chain } from 'viem'

/** Returns the parameter of `wallet_addEthereumChain` (EIP-3085). */
export function addParameter(chain: Chain) {
  const explorer = chain.blockExplorers?.default.url
  return {
    chainId: `0x${chain.id.toString(16)}`,
    chainName: chain.name,
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: [...chain.rpcUrls.default.http],
    ...(explorer !== undefined && { blockExplorerUrls: [explorer] }),
  }
}
