import { type SerializedValue, valueAt } from '../../../core/serialize.ts'
import { all, isList, result } from '../../judges.ts'
import { sendBetweenBlocks } from './batchSteps.ts'
import { defineBatchCheck } from './defineBatchCheck.ts'

export default defineBatchCheck({
  id: '5792.status.confirmed',
  title: 'Returns a 2xx status and all receipts once the batch is included',
  level: 'MUST',
  spec: '5792 §Status Codes: 2xx once the batch is on the chain; §getCallsStatus: receipts',
  stimulus: 'status of the batch after the next block',
  expected: '2xx, the receipts of all calls',
  action: 'approve',

  follows: ['5792.status.shape'],
  script: sendBetweenBlocks,
  judge: all(
    result(
      'after',
      (value) => Math.floor(Number(valueAt(value, 'status')) / 100) === 2,
      'a status of 2xx: the calls are on the chain',
    ),
    result('after', hasReceipts, 'the receipts of the calls, each of a success'),
  ),
})

/**
 * Returns whether the status has enough receipts, each of a success. A batch that did not run atomically has
 * two, because its two calls are two transactions.
 */
function hasReceipts(status: SerializedValue): boolean {
  const receipts = valueAt(status, 'receipts')
  if (!isList(receipts) || receipts.length < (valueAt(status, 'atomic') === true ? 1 : 2))
    return false
  return receipts.every((one) => valueAt(one, 'status') === '0x1')
}
