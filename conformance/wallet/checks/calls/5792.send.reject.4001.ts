import { refusal } from '../../judges.ts'
import { batch } from '../../params.ts'
import { reject, connect } from '../../steps.ts'
import { batchCheck } from './batchCheck.ts'

export default batchCheck('5792.send.reject.4001', {
  follows: ['1193.error.userRejected.4001'],
  script: [...connect(), ...reject('send', 'wallet_sendCalls', [batch()], '5792.send.returnsId')],
  judge: refusal('send', { code: [4001] }),
})
