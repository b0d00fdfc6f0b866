import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { everyEvent } from '../../judges.ts'
import { user, listen, wait, connect } from '../../steps.ts'

export default check('1193.events.disconnect.payload', {
  script: [...connect(), listen('a', 'disconnect'), user('networkDown'), wait('disconnect')],
  judge: everyEvent(
    'disconnect',
    ({ args }) => isRpcError(args[0]),
    'an Error with an integer as code',
    { absent: '1193.events.disconnect.emitted' },
  ),
})

function isRpcError(value: Seen | undefined): boolean {
  const { $, code } = (value ?? {}) as { $?: Seen; code?: Seen }
  return $ === 'error' && Number.isInteger(code)
}
