import { defineCheck } from '../../../core/defineCheck.ts'
import { all, ifRejected, rejection } from '../../judges.ts'
import { connectedAccount, revertingCode } from '../../requestParams.ts'
import { ask, connect } from '../../steps.ts'

export default defineCheck({
  id: 'tx.revert.data',
  title: 'Includes the revert data in the error of eth_estimateGas',
  group: 'K. Transactions',
  level: 'SHOULD',
  spec: '1474 / 1193 data',
  stimulus: 'estimate a reverting call',
  expected: 'error with data',
  auto: 'P X',

  script: [
    ...connect(),
    ...ask('estimate', 'eth_estimateGas', [{ from: connectedAccount, data: revertingCode }]),
  ],
  judge: all(
    rejection('estimate'),
    ifRejected(
      'estimate',
      ({ data }) => JSON.stringify(data ?? null).includes('deadbeef'),
      'the revert data, 0xdeadbeef, in data',
    ),
  ),
})
