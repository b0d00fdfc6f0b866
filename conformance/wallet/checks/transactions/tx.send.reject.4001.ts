import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { transfer } from '../../requestParams.ts'
import { reject, connect } from '../../steps.ts'

export default defineCheck({
  id: 'tx.send.reject.4001',
  title: 'Rejects a declined transaction with code 4001',
  group: 'K. Transactions',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193',
  stimulus: 'reject',
  expected: '4001',
  action: 'reject',
  auto: 'N P X',

  feature: 'transactions',
  follows: ['1193.error.userRejected.4001'],
  script: [
    ...connect(),
    ...reject('send', 'eth_sendTransaction', [transfer()], 'tx.send.returnsHash'),
  ],
  judge: rejection('send', { code: [4001] }),
})
