import { refusal } from '../../judges.ts'
import { batch } from '../../params.ts'
import { approve, connect } from '../../steps.ts'
import { batchCheck } from './batchCheck.ts'

export default batchCheck('5792.send.capability.5700', {
  follows: ['5792.send.returnsId'],
  script: [
    ...connect(),
    ...approve('send', 'wallet_sendCalls', [batch({ capabilities: { foo: {} } })]),
  ],
  judge: refusal('send', { code: [5700] }),
})
