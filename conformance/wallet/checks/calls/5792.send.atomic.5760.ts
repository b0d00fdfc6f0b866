import type { Transcript } from '../../../core/transcript.ts'
import { pass, violation, type Verdict } from '../../../core/defineCheck.ts'
import { all, result, rejection, unanswered } from '../../judges.ts'
import { batch } from '../../requestParams.ts'
import { approve } from '../../steps.ts'
import { readAfter, readBefore, transactionsOf } from './atomicBatch.ts'
import { batchCheck } from './batchCheck.ts'
import { askCapabilities, atomicOf } from './capabilities.ts'
import { untilSettled } from './untilSettled.ts'

export default batchCheck({
  id: '5792.send.atomic.5760',
  title: 'Executes an atomicRequired batch atomically or rejects it with code 5760',
  group: 'M. Wallet Call API — EIP-5792',
  level: 'MUST',
  basis: 'spec',
  spec: '5792: atomicRequired honoured',
  stimulus: 'atomicRequired on an EOA wallet',
  expected: '5760 (or atomic execution)',
  action: 'none',
  auto: 'N P X',

  follows: ['5792.send.returnsId'],
  script: [
    ...askCapabilities,
    ...readBefore,
    ...approve('send', 'wallet_sendCalls', [batch({ atomicRequired: true })]),
    ...untilSettled,
    ...readAfter,
  ],
  judge: (transcript) => {
    const status = atomicOf(transcript)?.status
    if (status === 'supported' || status === 'ready')
      return all(
        result('send', () => true, 'a batch, since the wallet says it can'),
        together,
      )(transcript)
    return rejection('send', { code: [5760] })(transcript)
  },
})

/**
 * Passes if at most one transaction was sent. Two transactions of one account are not atomic, because the
 * second may fail after the first.
 */
function together(transcript: Transcript): Verdict {
  const sent = transactionsOf(transcript)
  if (sent === undefined) return unanswered('after')
  return sent <= 1
    ? pass(sent)
    : violation(
        `The batch was sent as ${sent} transactions.`,
        sent,
        'one transaction, or none of the account',
      )
}
