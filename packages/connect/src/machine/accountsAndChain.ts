import type { Chain } from 'viem'
import type { ConnectionEvent } from '../types.ts'
import type { Draft } from './createDraft.ts'

/** Returns the fields for accounts and chain of an event `connect` or `change`. */
export function accountsAndChain(
  { context, state }: Draft,
  chainId: number,
): Pick<ConnectionEvent<'connect'>, 'accounts' | 'chainId' | 'supported'> {
  return { accounts: state.accounts, chainId, supported: isConfigured(context.chains, chainId) }
}

export function isConfigured(chains: readonly Chain[], chainId: number): boolean {
  return chains.some((chain) => chain.id === chainId)
}
