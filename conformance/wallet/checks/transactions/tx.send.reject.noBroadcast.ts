import { check } from '../../../core/check.ts'
import { counted } from '../../onChain.ts'
import { transfer } from '../../params.ts'
import { answer, fence, node, reject, connect } from '../../steps.ts'

export default check('tx.send.reject.noBroadcast', {
  feature: 'transactions',
  script: [
    ...connect(),
    node('before', 'eth_getTransactionCount', [answer('connect', '0'), 'pending']),
    ...reject('send', 'eth_sendTransaction', [transfer()], 'tx.send.returnsHash'),
    fence,
    node('after', 'eth_getTransactionCount', [answer('connect', '0'), 'pending']),
  ],
  judge: counted(0),
})
