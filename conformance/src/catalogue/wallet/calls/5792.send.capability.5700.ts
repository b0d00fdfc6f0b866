import { check } from '../../../engine/check.ts'
import { refusal } from '../judges.ts'
import { batch } from '../params.ts'
import { approve, connect } from '../steps.ts'

export default check('5792.send.capability.5700', {
  feature: 'eip-5792',
  follows: ['5792.send.returnsId'],
  script: [
    ...connect(),
    ...approve('send', 'wallet_sendCalls', [batch({ capabilities: { foo: {} } })]),
  ],
  judge: refusal('send', { code: [5700] }),
})
