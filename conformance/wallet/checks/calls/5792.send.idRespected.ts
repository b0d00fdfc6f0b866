import type { Seen } from '../../../core/seen.ts'
import { result } from '../../judges.ts'
import { batch } from '../../params.ts'
import { approve, connect } from '../../steps.ts'
import { batchCheck } from './batchCheck.ts'

const id = `0x${'1'.padStart(64, '0')}`

export default batchCheck('5792.send.idRespected', {
  follows: ['5792.send.returnsId'],
  script: [...connect(), ...approve('send', 'wallet_sendCalls', [batch({ id })])],
  judge: result(
    'send',
    (value) => (value as { id?: Seen } | null)?.id === id,
    'the id of the request',
  ),
})
