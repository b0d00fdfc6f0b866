import { chainId as normalise } from '../normalise/chainId.ts'
import { readChain } from './ask.ts'
import type { Draft } from './draft.ts'
import { observe } from './observe.ts'
import { followed } from './pursuit.ts'

/** Handles `chainChanged`, or a provider's `connect`, with an untrusted payload. */
export function heardChain(draft: Draft, payload: unknown): void {
  const chainId = normalise(payload)
  const { status, opening, reads } = draft.state
  if (status === 'disconnected') return
  const settled = !opening || opening.step === 'switch'
  if (chainId === undefined) {
    if (settled) readChain(draft)
    return
  }
  if (settled) {
    // The event is newer than a pending read.
    const { chain: _, ...others } = reads
    draft.set({ reads: others })
  }
  observe(draft, chainId)
  followed(draft)
}
