import { valueAt } from '../../../core/serialize.ts'
import { result } from '../../judges.ts'
import { batch } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'
import { defineBatchCheck } from './defineBatchCheck.ts'

const id = `0x${'1'.padStart(64, '0')}`

export default defineBatchCheck({
  id: '5792.send.idRespected',
  title: 'Returns the batch id of the request',
  level: 'MUST',
  spec: '5792: MUST respect id and return it',
  stimulus: 'id 0x…01',
  expected: 'same id',
  action: 'approve',

  follows: ['5792.send.returnsId'],
  script: [...connect(), ...approve('send', 'wallet_sendCalls', [batch({ id })])],
  judge: result('send', (value) => valueAt(value, 'id') === id, 'the id of the request'),
})
