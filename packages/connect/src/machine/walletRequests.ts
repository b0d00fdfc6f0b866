import type { Chain } from 'viem'
import type { Draft } from './createDraft.ts'

export function requestChain(
  draft: Draft,
  act: 'switch' | 'add',
  target: number,
  tickets: readonly number[],
): void {
  const chain = draft.context.chains.find(({ id }) => id === target)
  const hex = { chainId: `0x${target.toString(16)}` }
  const call =
    act === 'add' && chain
      ? draft.call('add', 'wallet_addEthereumChain', [addParameter(chain)])
      : draft.call('switch', 'wallet_switchEthereumChain', [hex])
  draft.set({ chainRequest: { act, target, call, answered: false, grace: false, tickets } })
  draft.timer('chainRequest')
}

/** Asks the wallet for its chain. The answer to an earlier read of the chain is ignored from now on. */
export function readChain(draft: Draft): void {
  const { status, reads } = draft.state
  if (status === 'disconnected') return
  draft.set({ reads: { ...reads, chain: draft.call('readChain', 'eth_chainId') } })
}

/** Asks the wallet for its accounts, except in an attempt that does not wait for accounts. */
export function readAccounts(draft: Draft): void {
  const { status, connectAttempt, reads } = draft.state
  if (status === 'disconnected' || (connectAttempt && connectAttempt.step !== 'accounts')) return
  draft.set({ reads: { ...reads, accounts: draft.call('readAccounts', 'eth_accounts') } })
}

/** Reads the accounts, and then the chain, in this order of changes (`pg.bfcache` in the transition table). */
export function readBoth(draft: Draft): void {
  if (draft.state.status === 'disconnected') return
  readAccounts(draft)
  draft.set({ reads: { ...draft.state.reads, thenChain: true } })
  draft.timer('read')
}

/** Continues `readBoth`: reads the chain after the accounts came in an answer or an event, or timed out. */
export function readChainAfterAccounts(draft: Draft): void {
  const { thenChain: wanted, ...others } = draft.state.reads
  if (!wanted) return
  draft.set({ reads: others })
  readChain(draft)
}

/** Revokes the site's permission. Errors are ignored: not all wallets support the method. */
export function revoke(draft: Draft, wallet = draft.state.wallet): void {
  draft.call('revoke', 'wallet_revokePermissions', [{ eth_accounts: {} }], wallet)
}

function addParameter(chain: Chain) {
  const explorer = chain.blockExplorers?.default?.url
  return {
    chainId: `0x${chain.id.toString(16)}`,
    chainName: chain.name,
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: [...chain.rpcUrls.default.http],
    ...(explorer !== undefined && { blockExplorerUrls: [explorer] }),
  }
}
