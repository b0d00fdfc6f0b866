import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { all, event } from '../../judges.ts'
import { connect, listen, user, waitFor } from '../../steps.ts'

export default defineRequestCheck({
  id: '2700.on.multipleListeners',
  title: 'Calls every listener of an event',
  level: 'MUST',
  spec: '2700 §Interface',
  stimulus: '3 listeners on chainChanged',
  expected: 'all three run',
  action: 'switch-chain',

  follows: ['1193.events.chainChanged.emitted'],
  script: [
    ...connect(),
    listen('a', 'chainChanged'),
    listen('b', 'chainChanged'),
    listen('c', 'chainChanged'),
    user('switchChain', 1),
    waitFor('chainChanged', 'c'),
  ],
  judge: all(
    ...['a', 'b', 'c'].map((id) =>
      event('chainChanged', () => true, 'a call of each listener', { listener: id }),
    ),
  ),
})
