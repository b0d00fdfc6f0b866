import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { transfer } from '../../params.ts'
import { reject, connect } from '../../steps.ts'

export default check('tx.send.reject.4001', {
  feature: 'transactions',
  follows: ['1193.error.userRejected.4001'],
  script: [
    ...connect(),
    ...reject('send', 'eth_sendTransaction', [transfer()], 'tx.send.returnsHash'),
  ],
  judge: refusal('send', { code: [4001] }),
})
