import type { Draft } from './draft.ts'
import { place } from './place.ts'

/** The wallet is on this chain now; told only where it differs from what was told (rule 2). */
export function observe(draft: Draft, chainId: number): void {
  const { opening, status, intent } = draft.state
  if (opening) {
    // What was read already is older than the event.
    draft.setOpening(opening.chainId === undefined ? { heardChain: chainId } : { chainId })
    return
  }
  if (status === 'disconnected' || chainId === draft.state.chainId) return
  draft.set({ chainId, intent: intent && { ...intent, chainId } })
  draft.emit('change', { ...place(draft), changed: ['chain'] })
}

/** Where the wallet is, as far as it was seen. */
export function current(draft: Draft): number | undefined {
  const { opening, chainId } = draft.state
  return opening ? opening.chainId : chainId
}
