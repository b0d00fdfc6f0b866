import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { noEvent } from '../../judges.ts'
import { connect, fence, listen, user } from '../../steps.ts'

/**
 * The user unlocks the wallet before the fence, so that the wallet can send the `chainChanged` that the fence
 * waits for.
 */
export default defineEventsCheck({
  id: '1193.events.disconnect.notOnLock',
  title: 'Does not emit disconnect when the user locks the wallet',
  level: 'MUST NOT',
  spec: '1193 §Connectivity',
  stimulus: 'lock wallet',
  expected: 'no disconnect',
  action: 'lock',
  auto: 'N X',

  follows: ['1193.events.disconnect.notOnSwitch'],
  script: [...connect(), listen('a', 'disconnect'), user('lock'), user('unlock'), fence],
  judge: noEvent('disconnect'),
})
