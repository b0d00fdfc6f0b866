import type { Seen } from '../../../engine/seen.ts'
import type { Transcript } from '../../../engine/transcript.ts'
import { outcome } from '../read.ts'
import { answer, ask, connect, home } from '../steps.ts'

/** Connects, and asks what the wallet can do on its own chain (EIP-5792, `wallet_getCapabilities`). */
export const askCapabilities = [
  ...connect(),
  ...ask('caps', 'wallet_getCapabilities', [answer('connect', '0'), [home]]),
]

/** What the wallet says there of running calls atomically; `undefined`: nothing. */
export function atomicOf(transcript: Transcript): { status?: Seen } | undefined {
  const seen = outcome(transcript, 'caps')
  if (seen.kind !== 'result') return undefined
  const capabilities = seen.value as { [chain: string]: { atomic?: { status?: Seen } } } | null
  return capabilities?.[home]?.atomic
}
