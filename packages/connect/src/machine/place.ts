import type { Chain } from 'viem'
import type { Detail } from '../types.ts'
import type { Draft } from './draft.ts'

/** Who and where, for the entries `connect` and `change`. */
export function place(draft: Draft): Pick<Detail, 'accounts' | 'chainId' | 'supported'> {
  const { accounts, chainId } = draft.state
  if (chainId === undefined) return { accounts }
  return { accounts, chainId, supported: isConfigured(draft.world.chains, chainId) }
}

export function isConfigured(chains: readonly Chain[], chainId: number): boolean {
  return chains.some((chain) => chain.id === chainId)
}
