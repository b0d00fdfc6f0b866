import { type SerializedValue, valueAt } from '../../../core/serialize.ts'
import type { Transcript } from '../../../core/transcript.ts'
import { all, isList, result } from '../../judges.ts'
import { answer, batch } from '../../requestParams.ts'
import { approve, node } from '../../steps.ts'
import { readAfter, readBefore, transactionsOf, untilSettled } from './batchSteps.ts'
import { defineBatchCheck } from './defineBatchCheck.ts'
import { askCapabilities, whereAtomic } from './atomicCapability.ts'

export default defineBatchCheck({
  id: '5792.status.atomic.receipts',
  title: 'Returns atomic true and one receipt per transaction for an atomic batch',
  level: 'MUST',
  spec: '5792 §getCallsStatus: atomic true for an atomic batch; receipts as it was included',
  stimulus: 'status of a batch that ran as one',
  expected: 'atomic: true, one receipt for one transaction',
  action: 'approve',

  follows: ['5792.status.shape', '5792.send.atomic.5760'],
  script: [
    ...askCapabilities,
    ...readBefore,
    ...approve('send', 'wallet_sendCalls', [batch({ atomicRequired: true })]),
    ...untilSettled,
    ...readAfter,
    node('included', 'eth_getTransactionReceipt', [
      answer('status', 'receipts', '0', 'transactionHash'),
    ]),
  ],
  judge: whereAtomic(
    ['ready', 'supported'],
    all(
      result('status', (value) => valueAt(value, 'atomic') === true, 'atomic: true'),
      result('status', isAsIncluded, 'a receipt for each transaction of the batch, one for one'),
      result(
        'included',
        (value) => value !== null,
        'a receipt of a transaction that is on the chain',
      ),
    ),
  ),
})

/**
 * Returns whether each transaction has one receipt. A batch without a transaction of the account must have one
 * receipt too, because a relay or a bundler may have sent the transaction.
 */
function isAsIncluded(status: SerializedValue, transcript: Transcript): boolean {
  const receipts = valueAt(status, 'receipts')
  if (!isList(receipts)) return false
  const hashes = new Set(receipts.map((one) => valueAt(one, 'transactionHash')))
  const wanted = Math.max(1, transactionsOf(transcript) ?? 1)
  return receipts.length === wanted && hashes.size === wanted
}
