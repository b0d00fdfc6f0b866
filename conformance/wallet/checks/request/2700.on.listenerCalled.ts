import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { event } from '../../judges.ts'
import { connect, listen, user, waitFor } from '../../steps.ts'

export default defineRequestCheck({
  id: '2700.on.listenerCalled',
  title: 'Calls a listener when the chain changes',
  level: 'MUST',
  spec: '2700 §Interface: listener MUST be called when the event occurs',
  stimulus: 'chain change',
  expected: 'listener runs',
  action: 'switch-chain',

  follows: ['1193.events.chainChanged.emitted'],
  script: [
    ...connect(),
    listen('a', 'chainChanged'),
    user('switchChain', 1),
    waitFor('chainChanged', 'a'),
  ],
  judge: event('chainChanged', () => true, 'a call of the listener', { listener: 'a' }),
})
