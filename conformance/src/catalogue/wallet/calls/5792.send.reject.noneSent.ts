import { check } from '../../../engine/check.ts'
import { counted } from '../onChain.ts'
import { batch } from '../params.ts'
import { answer, fence, node, reject, connect } from '../steps.ts'

export default check('5792.send.reject.noneSent', {
  feature: 'eip-5792',
  script: [
    ...connect(),
    node('before', 'eth_getTransactionCount', [answer('connect', '0'), 'pending']),
    ...reject('send', 'wallet_sendCalls', [batch()], '5792.send.returnsId'),
    fence,
    node('after', 'eth_getTransactionCount', [answer('connect', '0'), 'pending']),
  ],
  judge: counted(0),
})
