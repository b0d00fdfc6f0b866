import { addParameter } from './addParameter.ts'
import type { Draft } from './draft.ts'

/** Asks the wallet for a chain. */
export function pursue(
  draft: Draft,
  act: 'switch' | 'add',
  target: number,
  tickets: readonly number[],
): void {
  const chain = draft.world.chains.find(({ id }) => id === target)
  const hex = { chainId: `0x${target.toString(16)}` }
  const call =
    act === 'add' && chain
      ? draft.call('add', 'wallet_addEthereumChain', [addParameter(chain)])
      : draft.call('switch', 'wallet_switchEthereumChain', [hex])
  draft.set({ pursuit: { act, target, call, answered: false, grace: false, tickets } })
  draft.timer('pursuit')
}

/** Asks for the chain again. */
export function readChain(draft: Draft): void {
  const { status, reads } = draft.state
  if (status === 'disconnected') return
  draft.set({ reads: { ...reads, chain: draft.call('readChain', 'eth_chainId') } })
}

/** Asks for the accounts again; while disconnected there is nothing to know. */
export function readAccounts(draft: Draft): void {
  const { status, opening, reads } = draft.state
  if (status === 'disconnected' || (opening && opening.step !== 'accounts')) return
  draft.set({ reads: { ...reads, accounts: draft.call('readAccounts', 'eth_accounts') } })
}

/** Asks for both again, one after the other: what differs is told in the table's order (`pg.bfcache`). */
export function readBoth(draft: Draft): void {
  if (draft.state.status === 'disconnected') return
  readAccounts(draft)
  draft.set({ reads: { ...draft.state.reads, thenChain: true } })
  draft.timer('read')
}

/** The accounts are known again, or nobody tells them: now the chain, where it was wanted too. */
export function thenChain(draft: Draft): void {
  const { thenChain: wanted, ...others } = draft.state.reads
  if (!wanted) return
  draft.set({ reads: others })
  readChain(draft)
}

/** EIP-2255 kin `wallet_revokePermissions`; wallets without it answer an error that nobody needs. */
export function revoke(draft: Draft, wallet = draft.state.wallet): void {
  draft.call('revoke', 'wallet_revokePermissions', [{ eth_accounts: {} }], wallet)
}
