import type { SerializedValue } from '../../../core/serialize.ts'
import type { Transcript } from '../../../core/transcript.ts'
import { all, isList, result } from '../../judges.ts'
import { batch } from '../../requestParams.ts'
import { answer, approve, node } from '../../steps.ts'
import { defineBatchCheck, readAfter, readBefore, transactionsOf, untilSettled } from './batch.ts'
import { askCapabilities, whereAtomic } from './capabilities.ts'

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
      result('status', isAtomic, 'atomic: true'),
      result('status', isAsIncluded, 'a receipt for each transaction of the batch, one for one'),
      result(
        'included',
        (value) => value !== null,
        'a receipt of a transaction that is on the chain',
      ),
    ),
  ),
})

type Status = { atomic?: SerializedValue; receipts?: SerializedValue } | null

function isAtomic(value: SerializedValue): boolean {
  return (value as Status)?.atomic === true
}

/**
 * Returns whether each transaction has one receipt. A batch without a transaction of the account must have one
 * receipt too, because a relay or a bundler may have sent the transaction.
 */
function isAsIncluded(value: SerializedValue, transcript: Transcript): boolean {
  const receipts = (value as Status)?.receipts ?? null
  if (!isList(receipts)) return false
  const hashes = receipts.map(
    (one) => (one as { transactionHash?: SerializedValue } | null)?.transactionHash,
  )
  return (
    receipts.length === Math.max(1, transactionsOf(transcript) ?? 1) &&
    new Set(hashes).size === receipts.length
  )
}
