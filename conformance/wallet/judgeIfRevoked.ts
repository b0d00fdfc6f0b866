import type { Judge } from '../core/defineCheck.ts'
import type { Transcript } from '../core/transcript.ts'
import { formatValue } from './formatValue.ts'
import { isEmptyList, notApplicable, unanswered } from './judges.ts'
import { events, outcome, resultOf } from './readTranscript.ts'

/**
 * Returns a judge for the effects of the site's own `wallet_revokePermissions`. It applies only if the wallet
 * accepts this method, which no EIP requires. A wallet that answers with an error, but takes the accounts away,
 * accepts it too.
 */
export const judgeIfRevoked =
  (judge: Judge): Judge =>
  (transcript) => {
    const response = outcome(transcript, 'revoke')
    if (response.kind === 'none') return unanswered('revoke')
    if (response.kind === 'result' || hasRevoked(transcript)) return judge(transcript)
    const answer = formatValue(response.error)
    return notApplicable(
      `revoke: rejected with ${answer}, and nothing shows that the site lost its accounts.`,
    )
  }

/** Returns whether an `accountsChanged` event or the call `accounts` showed an empty list. */
const hasRevoked = (transcript: Transcript): boolean =>
  isEmptyList(resultOf(transcript, 'accounts')) ||
  events(transcript, 'accountsChanged').some(({ args }) => isEmptyList(args[0]))
