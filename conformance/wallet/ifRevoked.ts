import type { Judge } from '../core/defineCheck.ts'
import { unanswered } from './judges.ts'
import { outcome } from './readTranscript.ts'

/**
 * Returns a judge for the effects of the site's own `wallet_revokePermissions`. It applies only if the wallet
 * accepts this method, which no EIP requires.
 */
export const ifRevoked =
  (judge: Judge): Judge =>
  (transcript) => {
    const { kind } = outcome(transcript, 'revoke')
    if (kind === 'none') return unanswered('revoke')
    if (kind === 'result') return judge(transcript)
    return { status: 'not-applicable', message: 'The wallet takes no wallet_revokePermissions.' }
  }
