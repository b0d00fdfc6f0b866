import { check } from '../../../engine/check.ts'
import { refusal } from '../judges.ts'
import { batch } from '../params.ts'
import { reject, connect } from '../steps.ts'

export default check('5792.send.reject.4001', {
  feature: 'eip-5792',
  follows: ['1193.error.userRejected.4001'],
  script: [...connect(), ...reject('send', 'wallet_sendCalls', [batch()], '5792.send.returnsId')],
  judge: refusal('send', { code: [4001] }),
})
