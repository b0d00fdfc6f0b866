import { result } from '../../judges.ts'
import { batch } from '../../params.ts'
import { approve, connect } from '../../steps.ts'
import { batchCheck } from './batchCheck.ts'

export default batchCheck('5792.send.capability.optional', {
  follows: ['5792.send.returnsId'],
  script: [
    ...connect(),
    ...approve('send', 'wallet_sendCalls', [batch({ capabilities: { foo: { optional: true } } })]),
  ],
  judge: result('send'),
})
