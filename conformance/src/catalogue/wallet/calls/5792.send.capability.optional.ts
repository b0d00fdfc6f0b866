import { check } from '../../../engine/check.ts'
import { result } from '../judges.ts'
import { batch } from '../params.ts'
import { approve, connect } from '../steps.ts'

export default check('5792.send.capability.optional', {
  feature: 'eip-5792',
  follows: ['5792.send.returnsId'],
  script: [
    ...connect(),
    ...approve('send', 'wallet_sendCalls', [batch({ capabilities: { foo: { optional: true } } })]),
  ],
  judge: result('send'),
})
