import { defineTransactionsCheck } from '../defineCheckOfGroup.ts'
import { transactionsSent } from '../../judges.ts'
import { transfer } from '../../requestParams.ts'
import { connect, countTransactions, fence, reject } from '../../steps.ts'

export default defineTransactionsCheck({
  id: 'tx.send.reject.noBroadcast',
  title: 'Does not broadcast a declined transaction',
  level: 'MUST NOT',
  spec: '1193 4001 meaning',
  stimulus: 'reject; look at Anvil',
  expected: 'no tx',
  action: 'reject',

  script: [
    ...connect(),
    countTransactions('before'),
    ...reject('send', 'eth_sendTransaction', [transfer()]),
    fence,
    countTransactions('after'),
  ],
  judge: transactionsSent(0),
})
