import { expectRejections } from '../../expectRejections.ts'
import { batch } from '../../requestParams.ts'
import { defineBatchCheck } from './defineBatchCheck.ts'

export default defineBatchCheck({
  id: '5792.send.badParams.-32602',
  title: 'Rejects a padded chain id or missing calls in a batch with code -32602',
  level: 'SHOULD',
  spec: '5792 error table',
  stimulus: 'chainId "0x038" / no calls',
  expected: '-32602',

  ...expectRejections(
    'wallet_sendCalls',
    { padded: [batch({ chainId: '0x038' })], noCalls: [batch({ calls: { $: 'undefined' } })] },
    { code: [-32602] },
  ),
})
