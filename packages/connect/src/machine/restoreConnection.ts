import { beginAttempt } from './beginAttempt.ts'
import type { Draft } from './createDraft.ts'
import { endAttempt } from './endAttemptOrConnection.ts'
import type { ConnectAttempt } from './types.ts'

/** Starts the silent attempt that restores the stored wallet. If the wallet is not present yet, it waits for it. */
export function reconnect(draft: Draft, present: boolean): void {
  const { status, intent } = draft.state
  if (status !== 'disconnected' || !intent) return
  beginAttempt(draft, intent.wallet, createSilentAttempt(present ? 'accounts' : 'provider'))
  draft.timer('silent')
  if (present) draft.setAttempt({ awaited: [draft.call('restore', 'eth_accounts')] })
}

export function continueRestore(draft: Draft): void {
  if (draft.state.connectAttempt?.step !== 'provider') return
  draft.setAttempt({ step: 'accounts', awaited: [draft.call('restore', 'eth_accounts')] })
}

/** Ends a restore when several wallets claim the stored identity: only the user knows which one was connected. */
export function refuseRestore(draft: Draft): void {
  const { status, intent } = draft.state
  if (!intent || (status !== 'disconnected' && status !== 'reconnecting')) return
  endAttempt(draft)
  draft.set({ contested: true })
}

/** Restores the connection when a wallet exposes accounts again and the user had not disconnected. */
export function restoreUnlocked(draft: Draft, accounts: ConnectAttempt['accounts']): void {
  const { intent } = draft.state
  if (!intent) return
  beginAttempt(draft, intent.wallet, { ...createSilentAttempt('chain'), accounts })
  draft.timer('silent')
  draft.set({ reads: { chain: draft.call('readChain', 'eth_chainId') } })
}

function createSilentAttempt(step: 'provider' | 'accounts' | 'chain'): ConnectAttempt {
  return { step, silent: true, remote: false, tickets: [], awaited: [], accounts: [], checks: 0 }
}
