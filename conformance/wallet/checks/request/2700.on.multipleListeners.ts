import { check } from '../../../core/check.ts'
import { event, all } from '../../judges.ts'
import { user, listen, wait, connect } from '../../steps.ts'

export default check('2700.on.multipleListeners', {
  follows: ['1193.events.chainChanged.emitted'],
  script: [
    ...connect(),
    listen('a', 'chainChanged'),
    listen('b', 'chainChanged'),
    listen('c', 'chainChanged'),
    user('switchChain', 1),
    wait('chainChanged', 'c'),
  ],
  judge: all(
    ...['a', 'b', 'c'].map((id) =>
      event('chainChanged', () => true, 'a call of each listener', { listener: id }),
    ),
  ),
})
