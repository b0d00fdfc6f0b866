import type { Draft } from './createDraft.ts'
import { isConfiguredChain } from './isConfiguredChain.ts'

/** Records the wallet's current chain. While connected, emits a change if it differs from the last emitted chain. */
export function updateChain(draft: Draft, chainId: number): void {
  const { connectAttempt, status, intent } = draft.state
  if (connectAttempt) {
    draft.setAttempt(connectAttempt.chainId === undefined ? { eventChainId: chainId } : { chainId })
    return
  }
  if (status === 'disconnected' || chainId === draft.state.chainId) return
  draft.set({ chainId, intent: intent && { ...intent, chainId } })
  draft.emit({ event: 'change', ...createEventFields(draft, chainId), changed: ['chain'] })
}

export function walletChainId(draft: Draft): number | undefined {
  const { connectAttempt, chainId } = draft.state
  return connectAttempt ? connectAttempt.chainId : chainId
}

/** Returns the fields for accounts and chain of an event `connect` or `change`. */
export function createEventFields({ context, state }: Draft, chainId: number) {
  const supported = isConfiguredChain(context.chains, chainId)
  return { accounts: state.accounts, chainId, supported }
}
