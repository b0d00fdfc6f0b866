import type { Verdict } from '../../../core/defineCheck.ts'
import type { Transcript } from '../../../core/transcript.ts'
import { all, passIf, rejection, result, unanswered } from '../../judges.ts'
import { resultOf } from '../../readTranscript.ts'
import { batch } from '../../requestParams.ts'
import { approve } from '../../steps.ts'
import { readAfter, readBefore, transactionsOf, untilSettled } from './batchSteps.ts'
import { defineBatchCheck } from './defineBatchCheck.ts'
import { askCapabilities, atomicStatus } from './atomicCapability.ts'

export default defineBatchCheck({
  id: '5792.send.atomic.5760',
  title: 'Executes an atomicRequired batch atomically or rejects it with code 5760',
  level: 'MUST',
  spec: '5792: atomicRequired honoured',
  stimulus: 'atomicRequired on an EOA wallet',
  expected: '5760 (or atomic execution)',

  follows: ['5792.send.returnsId'],
  script: [
    ...askCapabilities,
    ...readBefore,
    ...approve('send', 'wallet_sendCalls', [batch({ atomicRequired: true })]),
    ...untilSettled,
    ...readAfter,
  ],
  judge: (transcript) => {
    const status = atomicStatus(resultOf(transcript, 'caps'))
    if (status === 'supported' || status === 'ready')
      return all(
        result('send', () => true, 'a batch, since the wallet says it can'),
        isSentAtomically,
      )(transcript)
    return rejection('send', { code: [5760] })(transcript)
  },
})

/**
 * Passes if at most one transaction was sent. Two transactions of one account are not atomic, because the
 * second may fail after the first.
 */
function isSentAtomically(transcript: Transcript): Verdict {
  const sent = transactionsOf(transcript)
  if (sent === undefined) return unanswered('after')
  const message = `The batch was sent as ${sent} transactions.`
  return passIf(sent <= 1, sent, message, 'one transaction, or none of the account')
}
