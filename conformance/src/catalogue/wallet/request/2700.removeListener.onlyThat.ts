import { check } from '../../../engine/check.ts'
import { event } from '../judges.ts'
import { user, listen, unlisten, wait, connect } from '../steps.ts'

export default check('2700.removeListener.onlyThat', {
  follows: ['1193.events.chainChanged.emitted'],
  script: [
    ...connect(),
    listen('removed', 'chainChanged'),
    listen('kept', 'chainChanged'),
    unlisten('removed'),
    user('switchChain', 1),
    wait('chainChanged', 'kept'),
  ],
  judge: event('chainChanged', () => true, 'a call of the listener that stayed', {
    listener: 'kept',
  }),
})
