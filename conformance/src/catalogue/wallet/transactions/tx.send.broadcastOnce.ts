import { check } from '../../../engine/check.ts'
import { result, all } from '../judges.ts'
import { counted } from '../onChain.ts'
import { transfer } from '../params.ts'
import { answer, need, fence, node, approve, connect } from '../steps.ts'

export default check('tx.send.broadcastOnce', {
  feature: 'transactions',
  follows: ['tx.send.returnsHash'],
  script: [
    ...connect(),
    node('before', 'eth_getTransactionCount', [answer('connect', '0'), 'pending']),
    ...approve('send', 'eth_sendTransaction', [transfer()]),
    need({ resolved: 'send' }, 'tx.send.returnsHash'),
    fence,
    node('sent', 'eth_getTransactionByHash', [answer('send')]),
    node('after', 'eth_getTransactionCount', [answer('connect', '0'), 'pending']),
  ],
  judge: all(
    result('sent', (value) => value !== null, 'a transaction with that hash on the node'),
    counted(1),
  ),
})
