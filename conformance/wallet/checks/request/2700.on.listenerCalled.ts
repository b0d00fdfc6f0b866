import { check } from '../../../core/check.ts'
import { event } from '../../judges.ts'
import { user, listen, wait, connect } from '../../steps.ts'

export default check('2700.on.listenerCalled', {
  follows: ['1193.events.chainChanged.emitted'],
  script: [
    ...connect(),
    listen('a', 'chainChanged'),
    user('switchChain', 1),
    wait('chainChanged', 'a'),
  ],
  judge: event('chainChanged', () => true, 'a call of the listener', { listener: 'a' }),
})
