import { defineCheck } from '../../../core/defineCheck.ts'
import { requestInListener } from '../../requestInListener.ts'
import { stateMatchesEvent } from '../../stateMatchesEvent.ts'
import { all, event } from '../../judges.ts'
import { ask, user, listen, waitFor, connect } from '../../steps.ts'

export default defineCheck({
  id: '1193.events.connect.afterDisconnect',
  title: 'Emits connect after a disconnect and answers eth_chainId in the listener',
  group: 'I. Events and ordering — EIP-1193',
  level: 'MUST',
  basis: 'spec',
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
