import type { Judge } from '../../../core/defineCheck.ts'
import { type SerializedValue, valueAt } from '../../../core/serialize.ts'
import { formatValue } from '../../formatValue.ts'
import { blocked, notApplicable, unanswered } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { connectedAccount, homeChain } from '../../requestParams.ts'
import { ask, connect } from '../../steps.ts'

/** Steps that connect and request the wallet's capabilities on the home chain (EIP-5792, `wallet_getCapabilities`). */
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
    const status = String(atomicStatus(response.value))
    if (statuses.includes(status)) return judge(transcript)
    const wanted = statuses.join(' or ')
    return notApplicable(
      `"atomic" of the account is ${status}, and this check is about one that is ${wanted}.`,
    )
  }

/** Returns the status of atomic execution on the home chain, from a result of `wallet_getCapabilities`. */
export const atomicStatus = (capabilities: SerializedValue | undefined) =>
  valueAt(capabilities, homeChain, 'atomic', 'status')
