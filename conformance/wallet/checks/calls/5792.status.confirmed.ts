import type { Seen } from '../../../core/seen.ts'
import { all, result } from '../../judges.ts'
import { isList } from '../../shapes.ts'
import { batchCheck } from './batchCheck.ts'
import { sendBetweenBlocks } from './sendBetweenBlocks.ts'

export default batchCheck('5792.status.confirmed', {
  follows: ['5792.status.shape'],
  script: sendBetweenBlocks,
  judge: all(
    result('after', isConfirmed, 'a status of 2xx: the calls are on the chain'),
    result('after', hasReceipts, 'the receipts of the calls, each of a success'),
  ),
})

type Status = { status?: Seen; atomic?: Seen; receipts?: Seen } | null

function isConfirmed(value: Seen): boolean {
  return Math.floor(Number((value as Status)?.status) / 100) === 2
}

/** Two calls that did not run atomically are two transactions. */
function hasReceipts(value: Seen): boolean {
  const { atomic, receipts = null } = (value as Status) ?? {}
  if (!isList(receipts) || receipts.length < (atomic === true ? 1 : 2)) return false
  return receipts.every((one) => (one as { status?: Seen } | null)?.status === '0x1')
}
