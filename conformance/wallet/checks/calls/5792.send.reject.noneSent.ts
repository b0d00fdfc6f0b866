import { transactionsSent } from '../../judges.ts'
import { batch } from '../../requestParams.ts'
import { connect, countTransactions, fence, reject } from '../../steps.ts'
import { defineBatchCheck } from './defineBatchCheck.ts'

export default defineBatchCheck({
  id: '5792.send.reject.noneSent',
  title: 'Does not send transactions of a declined batch',
  level: 'MUST NOT',
  spec: '5792: MUST NOT send any if rejected',
  stimulus: 'reject',
  expected: 'no tx',
  action: 'reject',

  script: [
    ...connect(),
    countTransactions('before'),
    ...reject('send', 'wallet_sendCalls', [batch()]),
    fence,
    countTransactions('after'),
  ],
  judge: transactionsSent(0),
})
