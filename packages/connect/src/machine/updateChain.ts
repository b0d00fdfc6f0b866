import type { Draft } from './createDraft.ts'
import { accountsAndChain } from './accountsAndChain.ts'

/** Records the wallet's current chain. Emits a change only if it differs from the last emitted chain. */
export function updateChain(draft: Draft, chainId: number): void {
  const { connectAttempt, status, intent } = draft.state
  if (connectAttempt) {
    // Until the attempt has read the chain, record the chain of an event beside it. After that, the event replaces the
    // chain that was read, because it is newer.
    draft.setAttempt(connectAttempt.chainId === undefined ? { eventChainId: chainId } : { chainId })
    return
  }
  if (status === 'disconnected' || chainId === draft.state.chainId) return
  draft.set({ chainId, intent: intent && { ...intent, chainId } })
  draft.emit({ event: 'change', ...accountsAndChain(draft, chainId), changed: ['chain'] })
}

/** Returns the last known chain of the wallet. */
export function walletChainId(draft: Draft): number | undefined {
  const { connectAttempt, chainId } = draft.state
  return connectAttempt ? connectAttempt.chainId : chainId
}
