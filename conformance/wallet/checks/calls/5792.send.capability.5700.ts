import { rejection } from '../../judges.ts'
import { batch } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'
import { defineBatchCheck } from './batch.ts'

export default defineBatchCheck({
  id: '5792.send.capability.5700',
  title: 'Rejects an unsupported required capability with code 5700',
  level: 'MUST',
  spec: '5792: MUST reject unknown non-optional capability',
  stimulus: 'capabilities {foo:{}}',
  expected: '5700',

  follows: ['5792.send.returnsId'],
  script: [
    ...connect(),
    ...approve('send', 'wallet_sendCalls', [batch({ capabilities: { foo: {} } })]),
  ],
  judge: rejection('send', { code: [5700] }),
})
