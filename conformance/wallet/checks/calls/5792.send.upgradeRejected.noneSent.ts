import type { Verdict } from '../../../core/defineCheck.ts'
import type { Transcript } from '../../../core/transcript.ts'
import { all, pass, unanswered, violation } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { batch } from '../../requestParams.ts'
import { fence, rejectIfPrompted } from '../../steps.ts'
import { transactionsSent } from '../../transactionsSent.ts'
import { defineBatchCheck, readAfter, readBefore } from './batch.ts'
import { askCapabilities, whereAtomic } from './capabilities.ts'

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
  judge: whereAtomic(['ready'], all(transactionsSent(0), notUpgraded)),
})

/** Passes if the code of the account is still the same. */
function notUpgraded(transcript: Transcript): Verdict {
  const [before, after] = ['codeBefore', 'code'].map((id) => outcome(transcript, id))
  if (before?.kind !== 'result' || after?.kind !== 'result') return unanswered('code')
  return before.value === after.value
    ? pass(after.value)
    : violation('The account was upgraded.', after.value, before.value)
}
