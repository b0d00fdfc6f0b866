import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { all, event } from '../../judges.ts'
import { connect, listen, unlisten, user, waitFor } from '../../steps.ts'

/**
 * Adds one listener before the removed one and one after it, because wallets that remove the wrong listener
 * remove the first or the last.
 */
export default defineRequestCheck({
  id: '2700.removeListener.onlyThat',
  title: 'Keeps the other listeners when one is removed',
  level: 'MUST',
  spec: '2700 / Node EventEmitter',
  stimulus: 'two listeners, remove one',
  expected: 'the other still runs',
  action: 'switch-chain',

  follows: ['1193.events.chainChanged.emitted'],
  script: [
    ...connect(),
    listen('before', 'chainChanged'),
    listen('removed', 'chainChanged'),
    listen('kept', 'chainChanged'),
    unlisten('removed'),
    user('switchChain', 1),
    waitFor('chainChanged', 'kept'),
  ],
  judge: all(
    ...['before', 'kept'].map((listener) =>
      event('chainChanged', () => true, 'a call of each listener that stayed', { listener }),
    ),
  ),
})
