import type { Judge } from '../../../core/defineCheck.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import type { Transcript } from '../../../core/transcript.ts'
import { formatValue } from '../../formatValue.ts'
import { blocked, notApplicable, unanswered } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { ask, connect, connectedAccount, homeChain } from '../../steps.ts'

/** Result of `wallet_getCapabilities`, by chain. */
export type Capabilities = { [chain: string]: { atomic?: { status?: SerializedValue } } }

/**
 * Steps that connect and request the wallet's capabilities on the home chain (EIP-5792,
 * `wallet_getCapabilities`).
 */
export const askCapabilities = [
  ...connect(),
  ...ask('caps', 'wallet_getCapabilities', [connectedAccount, [homeChain]]),
]

/** Returns a judge that applies only if the wallet reports one of these statuses for atomic execution. */
export const whereAtomic =
  (statuses: readonly string[], judge: Judge): Judge =>
  (transcript) => {
    const response = outcome(transcript, 'caps')
    if (response.kind === 'none') return unanswered('caps')
    if (response.kind === 'error')
      return blocked(
        '5792.caps.shape',
        `wallet_getCapabilities was rejected with ${formatValue(response.error)}. If the wallet lacks EIP-5792, declare it: lacks: ['eip-5792'].`,
      )
    const status = String(atomicOf(transcript)?.status)
    if (statuses.includes(status)) return judge(transcript)
    const wanted = statuses.join(' or ')
    return notApplicable(
      `"atomic" of the account is ${status}, and this check is about one that is ${wanted}.`,
    )
  }

/** Returns the wallet's capability of atomic execution, or undefined if it reports none. */
export function atomicOf(transcript: Transcript): { status?: SerializedValue } | undefined {
  const response = outcome(transcript, 'caps')
  if (response.kind !== 'result') return undefined
  return (response.value as Capabilities | null)?.[homeChain]?.atomic
}
