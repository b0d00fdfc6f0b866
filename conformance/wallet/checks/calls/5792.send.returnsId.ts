import type { SerializedValue } from '../../../core/serialize.ts'
import { result } from '../../judges.ts'
import { batch } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'
import { batchCheck } from './batchCheck.ts'

export default batchCheck({
  id: '5792.send.returnsId',
  title: 'Returns a batch id of at most 8194 characters',
  group: 'M. Wallet Call API — EIP-5792',
  level: 'MUST',
  basis: 'spec',
  spec: '5792 SendCallsResult {id}',
  stimulus: 'send, approve',
  expected: '{id:string ≤8194}',
  action: 'approve',
  auto: 'N P X',

  script: [...connect(), ...approve('send', 'wallet_sendCalls', [batch()])],
  judge: result(
    'send',
    (value) => isId((value as { id?: SerializedValue } | null)?.id),
    'an object with id, a string of at most 8194 characters',
  ),
})

const isId = (id: SerializedValue | undefined) =>
  typeof id === 'string' && id.length > 0 && id.length <= 8194
