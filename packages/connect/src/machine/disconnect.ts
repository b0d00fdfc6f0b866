import type { WalletId } from '../catalogue/Wallet.ts'
import { revoke } from './walletRequests.ts'
import type { Draft } from './createDraft.ts'
import { endAttempt, endConnection } from './endAttemptOrConnection.ts'
import { createError } from './createError.ts'

/** Handles a disconnect of the user. Ends the connection at once, and asks the wallet to revoke the permission. */
export function disconnect(draft: Draft): void {
  const { status, connectAttempt } = draft.state
  draft.set({ intent: undefined, left: true, failure: undefined })
  if (status === 'disconnected') return
  if (connectAttempt) {
    const error = createError(draft, 'AbortedError')
    // Revoke the permission of a wallet that is being restored: it gave the permission before the reload.
    if (status === 'reconnecting') revoke(draft)
    endAttempt(draft)
    draft.reject(connectAttempt.tickets, error)
    return
  }
  endConnection(draft, 'aborted')
  revoke(draft)
}

/** Handles a disconnect in another tab (`tab.revoke` in the transition table). A pending connect here continues. */
export function handleForgotten(draft: Draft, wallet: WalletId): void {
  const { status, intent } = draft.state
  if (intent?.wallet !== wallet) return
  draft.set({ intent: undefined })
  if (status === 'reconnecting') endAttempt(draft)
  else endConnection(draft, 'disconnected')
}
