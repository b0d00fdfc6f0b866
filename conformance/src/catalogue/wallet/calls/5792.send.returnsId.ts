import { check } from '../../../engine/check.ts'
import type { Seen } from '../../../engine/seen.ts'
import { result } from '../judges.ts'
import { batch } from '../params.ts'
import { approve, connect } from '../steps.ts'

export default check('5792.send.returnsId', {
  feature: 'eip-5792',
  script: [...connect(), ...approve('send', 'wallet_sendCalls', [batch()])],
  judge: result(
    'send',
    (value) => isId((value as { id?: Seen } | null)?.id),
    'an object with id, a string of at most 8194 characters',
  ),
})

const isId = (id: Seen | undefined) => typeof id === 'string' && id.length > 0 && id.length <= 8194
