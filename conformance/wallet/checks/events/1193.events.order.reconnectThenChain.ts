import { defineCheck, pass, violation, note } from '../../../core/defineCheck.ts'
import { events } from '../../readTranscript.ts'
import { user, listen, waitFor, connect } from '../../steps.ts'

/** The user changes the network while the wallet is disconnected. */
export default defineCheck({
  id: '1193.events.order.reconnectThenChain',
  title: 'Emits connect before chainChanged after a reconnection',
  group: 'I. Events and ordering — EIP-1193',
  level: 'SHOULD',
  basis: 'spec',
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
    if (!connected)
      return {
        status: 'blocked',
        by: '1193.events.connect.afterDisconnect',
        message: 'No connect came.',
      }
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
