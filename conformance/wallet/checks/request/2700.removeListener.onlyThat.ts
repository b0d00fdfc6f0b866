import { check } from '../../../core/check.ts'
import { all, event } from '../../judges.ts'
import { user, listen, unlisten, wait, connect } from '../../steps.ts'

/** Adds one listener before it and one after: wallets that remove the wrong one remove the first or the last. */
export default check('2700.removeListener.onlyThat', {
  follows: ['1193.events.chainChanged.emitted'],
  script: [
    ...connect(),
    listen('before', 'chainChanged'),
    listen('removed', 'chainChanged'),
    listen('kept', 'chainChanged'),
    unlisten('removed'),
    user('switchChain', 1),
    wait('chainChanged', 'kept'),
  ],
  judge: all(
    ...['before', 'kept'].map((listener) =>
      event('chainChanged', () => true, 'a call of each listener that stayed', { listener }),
    ),
  ),
})
