import type { Seen } from '../../../core/seen.ts'
import { result } from '../../judges.ts'
import { batch } from '../../params.ts'
import { approve, connect } from '../../steps.ts'
import { batchCheck } from './batchCheck.ts'

export default batchCheck('5792.send.returnsId', {
  script: [...connect(), ...approve('send', 'wallet_sendCalls', [batch()])],
  judge: result(
    'send',
    (value) => isId((value as { id?: Seen } | null)?.id),
    'an object with id, a string of at most 8194 characters',
  ),
})

const isId = (id: Seen | undefined) => typeof id === 'string' && id.length > 0 && id.length <= 8194
