import type { Judge } from '../core/defineCheck.ts'
import { unanswered } from './judges.ts'
import { outcome } from './readTranscript.ts'

/** Judges the effects of the site's own `wallet_revokePermissions`. No EIP requires it, so a wallet may reject it. */
export const ifRevoked =
  (judge: Judge): Judge =>
  (transcript) => {
    const { kind } = outcome(transcript, 'revoke')
    if (kind === 'none') return unanswered('revoke')
    if (kind === 'result') return judge(transcript)
    return { status: 'not-applicable', message: 'The wallet takes no wallet_revokePermissions.' }
  }
