import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { event } from '../../judges.ts'
import { connect, listen, user, waitFor } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.disconnect.emitted',
  title: 'Emits disconnect when it loses the network',
  level: 'MUST',
  spec: '1193 §disconnect',
  stimulus: 'client lost',
  expected: 'disconnect',
  action: 'network-down',
  auto: 'N X',

  script: [...connect(), listen('a', 'disconnect'), user('networkDown'), waitFor('disconnect')],
  judge: event('disconnect'),
})
