import { all, rejection } from '../../judges.ts'
import { batch } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'
import { defineBatchCheck } from './batch.ts'

export default defineBatchCheck({
  id: '5792.send.badParams.-32602',
  title: 'Rejects a padded chain id or missing calls in a batch with code -32602',
  level: 'SHOULD',
  spec: '5792 error table',
  stimulus: 'chainId "0x038" / no calls',
  expected: '-32602',

  script: [
    ...connect(),
    ...approve('padded', 'wallet_sendCalls', [batch({ chainId: '0x038' })]),
    ...approve('noCalls', 'wallet_sendCalls', [batch({ calls: { $: 'undefined' } })]),
  ],
  judge: all(...['padded', 'noCalls'].map((id) => rejection(id, { code: [-32602] }))),
})
