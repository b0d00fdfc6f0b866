import { transactionsSent } from '../../transactionsSent.ts'
import { batch } from '../../requestParams.ts'
import { answer, fence, node, reject, connect } from '../../steps.ts'
import { batchCheck } from './batchCheck.ts'

export default batchCheck({
  id: '5792.send.reject.noneSent',
  title: 'Does not send transactions of a declined batch',
  group: 'M. Wallet Call API — EIP-5792',
  level: 'MUST NOT',
  basis: 'spec',
  spec: '5792: MUST NOT send any if rejected',
  stimulus: 'reject',
  expected: 'no tx',
  action: 'reject',
  auto: 'N P X',

  script: [
    ...connect(),
    node('before', 'eth_getTransactionCount', [answer('connect', '0'), 'pending']),
    ...reject('send', 'wallet_sendCalls', [batch()], '5792.send.returnsId'),
    fence,
    node('after', 'eth_getTransactionCount', [answer('connect', '0'), 'pending']),
  ],
  judge: transactionsSent(0),
})
