import type { Judge } from '../../engine/verdict.ts'
import { unanswered } from './judges.ts'
import { outcome } from './read.ts'

/** Judges what follows from the site's own `wallet_revokePermissions`: no EIP has it, so a wallet may refuse it. */
export const ofRevocation =
  (judge: Judge): Judge =>
  (transcript) => {
    const { kind } = outcome(transcript, 'revoke')
    if (kind === 'none') return unanswered('revoke')
    if (kind === 'result') return judge(transcript)
    return { status: 'not-applicable', message: 'The wallet takes no wallet_revokePermissions.' }
  }
