import { valueAt } from '../../../core/serialize.ts'
import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { everyEvent } from '../../judges.ts'
import { connect, listen, user, waitFor } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.disconnect.payload',
  title: 'Emits disconnect with an Error that has an integer code',
  level: 'MUST',
  spec: '1193 §disconnect: value error: ProviderRpcError',
  stimulus: 'client lost',
  expected: 'Error with integer code',
  action: 'network-down',
  auto: 'N X',
  note: 'Binance W3W emits with no argument',

  script: [...connect(), listen('a', 'disconnect'), user('networkDown'), waitFor('disconnect')],
  judge: everyEvent(
    'disconnect',
    ({ args: [error] }) =>
      valueAt(error, '$') === 'error' && Number.isInteger(valueAt(error, 'code')),
    'an Error with an integer as code',
    { blockedBy: '1193.events.disconnect.emitted' },
  ),
})
