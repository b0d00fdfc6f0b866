import type { Chain } from 'viem'

export function isConfiguredChain(chains: readonly Chain[], chainId: number): boolean {
  return chains.some((chain) => chain.id === chainId)
}
