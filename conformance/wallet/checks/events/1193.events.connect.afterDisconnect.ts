import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { all, event } from '../../judges.ts'
import { requestInListener, stateMatchesEvent } from '../../stateMatchesEvent.ts'
import { ask, connect, listen, user, waitFor } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.connect.afterDisconnect',
  title: 'Emits connect after a disconnect and answers eth_chainId in the listener',
  level: 'MUST',
  spec: '1193 §connect: after disconnect',
  stimulus: 'down, up',
  expected: 'connect; eth_chainId resolves inside the handler',
  action: 'network-down',
  auto: 'N X',

  follows: ['1193.events.connect.first'],
  connectsInPrompt: true,
  script: [
    ...connect(),
    listen('down', 'disconnect'),
    user('networkDown'),
    waitFor('disconnect'),
    listen('up', 'connect', requestInListener('eth_chainId')),
    user('networkUp'),
    waitFor('connect', 'up'),
    ...ask('chain', 'eth_chainId'),
  ],
  judge: all(
    event('connect', () => true, 'connect once the client is back', { listener: 'up' }),
    // Accepts any chain id: 1193.events.connect.payload checks the value.
    stateMatchesEvent('connect', () => true, { listener: 'up' }),
  ),
})
