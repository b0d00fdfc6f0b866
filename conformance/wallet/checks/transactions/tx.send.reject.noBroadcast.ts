import { defineCheck } from '../../../core/defineCheck.ts'
import { transactionsSent } from '../../transactionsSent.ts'
import { transfer } from '../../requestParams.ts'
import { answer, fence, node, reject, connect } from '../../steps.ts'

export default defineCheck({
  id: 'tx.send.reject.noBroadcast',
  title: 'Does not broadcast a declined transaction',
  group: 'K. Transactions',
  level: 'MUST NOT',
  basis: 'spec',
  spec: '1193 4001 meaning',
  stimulus: 'reject; look at Anvil',
  expected: 'no tx',
  action: 'reject',
  auto: 'N P X',

  feature: 'transactions',
  script: [
    ...connect(),
    node('before', 'eth_getTransactionCount', [answer('connect', '0'), 'pending']),
    ...reject('send', 'eth_sendTransaction', [transfer()], 'tx.send.returnsHash'),
    fence,
    node('after', 'eth_getTransactionCount', [answer('connect', '0'), 'pending']),
  ],
  judge: transactionsSent(0),
})
