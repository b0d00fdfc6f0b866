import { result } from '../../judges.ts'
import { batch } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'
import { defineBatchCheck } from './defineBatchCheck.ts'

export default defineBatchCheck({
  id: '5792.send.capability.optional',
  title: 'Accepts an unsupported optional capability',
  level: 'MUST',
  spec: '5792: optional capability is ignored',
  stimulus: '{foo:{optional:true}}',
  expected: 'resolves',
  action: 'approve',

  follows: ['5792.send.returnsId'],
  script: [
    ...connect(),
    ...approve('send', 'wallet_sendCalls', [batch({ capabilities: { foo: { optional: true } } })]),
  ],
  judge: result('send'),
})
