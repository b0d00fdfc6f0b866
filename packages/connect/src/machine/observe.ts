import type { Draft } from './draft.ts'
import { place } from './place.ts'

/** Records the wallet's current chain. Emits a change only if it differs from the last emitted chain. */
export function observe(draft: Draft, chainId: number): void {
  const { opening, status, intent } = draft.state
  if (opening) {
    // The event is newer than a completed read.
    draft.setOpening(opening.chainId === undefined ? { heardChain: chainId } : { chainId })
    return
  }
  if (status === 'disconnected' || chainId === draft.state.chainId) return
  draft.set({ chainId, intent: intent && { ...intent, chainId } })
  draft.emit('change', { ...place(draft), changed: ['chain'] })
}

/** Returns the last known chain of the wallet. */
export function current(draft: Draft): number | undefined {
  const { opening, chainId } = draft.state
  return opening ? opening.chainId : chainId
}
