import { expectRejections } from '../../expectRejections.ts'
import { batch } from '../../requestParams.ts'
import { defineBatchCheck } from './defineBatchCheck.ts'

export default defineBatchCheck({
  id: '5792.send.capability.5700',
  title: 'Rejects an unsupported required capability with code 5700',
  level: 'MUST',
  spec: '5792: MUST reject unknown non-optional capability',
  stimulus: 'capabilities {foo:{}}',
  expected: '5700',

  follows: ['5792.send.returnsId'],
  ...expectRejections(
    'wallet_sendCalls',
    { send: [batch({ capabilities: { foo: {} } })] },
    { code: [5700] },
  ),
})
