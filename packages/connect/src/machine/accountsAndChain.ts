import type { Chain } from 'viem'
import type { Detail } from '../types.ts'
import type { Draft } from './createDraft.ts'

/** Returns the fields for accounts and chain of an event `connect` or `change`. */
export function accountsAndChain(draft: Draft): Pick<Detail, 'accounts' | 'chainId' | 'supported'> {
  const { accounts, chainId } = draft.state
  if (chainId === undefined) return { accounts }
  return { accounts, chainId, supported: isConfigured(draft.context.chains, chainId) }
}

export function isConfigured(chains: readonly Chain[], chainId: number): boolean {
  return chains.some((chain) => chain.id === chainId)
}
