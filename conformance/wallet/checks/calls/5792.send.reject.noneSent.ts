import { counted } from '../../onChain.ts'
import { batch } from '../../params.ts'
import { answer, fence, node, reject, connect } from '../../steps.ts'
import { batchCheck } from './batchCheck.ts'

export default batchCheck('5792.send.reject.noneSent', {
  script: [
    ...connect(),
    node('before', 'eth_getTransactionCount', [answer('connect', '0'), 'pending']),
    ...reject('send', 'wallet_sendCalls', [batch()], '5792.send.returnsId'),
    fence,
    node('after', 'eth_getTransactionCount', [answer('connect', '0'), 'pending']),
  ],
  judge: counted(0),
})
