import { chainId as normalise } from '../normalise/chainId.ts'
import type { Draft } from './draft.ts'
import { followed } from './pursuit.ts'
import { place } from './place.ts'

/** `chainChanged`, or a provider's `connect`, with whatever the wallet put into it. */
export function heardChain(draft: Draft, payload: unknown): void {
  const chainId = normalise(payload)
  const { status, reads } = draft.state
  if (status === 'disconnected') return
  if (chainId === undefined) {
    if (!draft.state.opening) readChain(draft)
    return
  }
  if (!draft.state.opening) {
    // The event is newer than a read that is still on its way.
    const { chain: _, ...others } = reads
    draft.set({ reads: others })
  }
  observe(draft, chainId)
  followed(draft)
}

/** Asks for the chain again. */
export function readChain(draft: Draft): void {
  const { status, reads } = draft.state
  if (status === 'disconnected') return
  draft.set({ reads: { ...reads, chain: draft.call('readChain', 'eth_chainId') } })
}

/** The wallet is on this chain now; told only where it differs from what was told (rule 2). */
export function observe(draft: Draft, chainId: number): void {
  const { opening, status, intent } = draft.state
  if (opening) {
    draft.setOpening(opening.step === 'switch' ? { chainId } : { heardChain: chainId })
    return
  }
  if (status === 'disconnected' || chainId === draft.state.chainId) return
  draft.set({ chainId, intent: intent && { ...intent, chainId } })
  draft.emit('change', { ...place(draft), changed: ['chain'] })
}
