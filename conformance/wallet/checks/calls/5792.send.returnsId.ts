import { type SerializedValue, valueAt } from '../../../core/serialize.ts'
import { result } from '../../judges.ts'
import { batch } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'
import { defineBatchCheck } from './defineBatchCheck.ts'

export default defineBatchCheck({
  id: '5792.send.returnsId',
  title: 'Returns a batch id of at most 8194 characters',
  level: 'MUST',
  spec: '5792 SendCallsResult {id}',
  stimulus: 'send, approve',
  expected: '{id:string ≤8194}',
  action: 'approve',

  script: [...connect(), ...approve('send', 'wallet_sendCalls', [batch()])],
  judge: result(
    'send',
    (value) => isId(valueAt(value, 'id')),
    'an object with id, a string of at most 8194 characters',
  ),
})

const isId = (id: SerializedValue | undefined) =>
  typeof id === 'string' && id.length > 0 && id.length <= 8194
