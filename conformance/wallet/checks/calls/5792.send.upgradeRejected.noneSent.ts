import type { Verdict } from '../../../core/defineCheck.ts'
import type { Transcript } from '../../../core/transcript.ts'
import { all, passIf, transactionsSent, unanswered } from '../../judges.ts'
import { resultOf } from '../../readTranscript.ts'
import { batch } from '../../requestParams.ts'
import { fence, rejectIfPrompted } from '../../steps.ts'
import { readAfter, readBefore } from './batchSteps.ts'
import { defineBatchCheck } from './defineBatchCheck.ts'
import { askCapabilities, whereAtomic } from './atomicCapability.ts'

export default defineBatchCheck({
  id: '5792.send.upgradeRejected.noneSent',
  title: 'Does not send calls or upgrade the account when the user declines an upgrade',
  level: 'MUST NOT',
  spec: '5792: MUST NOT send any if rejected; 7702: an upgrade is sent too',
  stimulus: 'atomicRequired on an account that is ready, reject',
  expected: 'no transaction, and the code of the account as before',
  action: 'reject',

  script: [
    ...askCapabilities,
    ...readBefore,
    ...rejectIfPrompted('send', 'wallet_sendCalls', [batch({ atomicRequired: true })]),
    fence,
    ...readAfter,
  ],
  judge: whereAtomic(['ready'], all(transactionsSent(0), isNotUpgraded)),
})

/** Passes if the code of the account is still the same. */
function isNotUpgraded(transcript: Transcript): Verdict {
  const [before, after] = ['codeBefore', 'code'].map((id) => resultOf(transcript, id))
  if (before === undefined || after === undefined) return unanswered('code')
  return passIf(before === after, after, 'The account was upgraded.', before)
}
