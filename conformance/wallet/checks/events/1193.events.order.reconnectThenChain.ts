import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { blocked, note, pass, violation } from '../../judges.ts'
import { events } from '../../readTranscript.ts'
import { connect, listen, user, waitFor } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.order.reconnectThenChain',
  title: 'Emits connect before chainChanged after a reconnection',
  level: 'SHOULD',
  spec: '1193 (practice MetaMask: connect before chainChanged)',
  stimulus: 'down, chain changes, up',
  expected: 'connect then chainChanged',
  action: 'network-down',
  auto: 'X',

  connectsInPrompt: true,
  script: [
    ...connect(),
    user('networkDown'),
    listen('a', 'connect'),
    listen('b', 'chainChanged'),
    user('switchChain', 1),
    user('networkUp'),
    waitFor('connect'),
    waitFor('chainChanged'),
  ],
  judge: (transcript) => {
    const [connected] = events(transcript, 'connect')
    const [changed] = events(transcript, 'chainChanged')
    if (!connected) return blocked('1193.events.connect.afterDisconnect', 'No connect came.')
    if (!changed) return note('No chainChanged came with the reconnection.', 'connect only')
    return connected.index < changed.index
      ? pass('connect, chainChanged')
      : violation(
          'chainChanged came before connect.',
          'chainChanged, connect',
          'connect, chainChanged',
        )
  },
})
