import { check } from '../../../core/check.ts'
import { result, event, all } from '../../judges.ts'
import { user, listen, wait, ask, connect } from '../../steps.ts'

/** The first listener throws. The second must still get the event, and the wallet must keep working. */
export default check('robust.listener.isolation', {
  follows: ['1193.events.chainChanged.emitted'],
  script: [
    ...connect(),
    listen('throwing', 'chainChanged', { throw: true }),
    listen('second', 'chainChanged'),
    user('switchChain', 1),
    wait('chainChanged', 'second'),
    ...ask('alive', 'eth_chainId'),
  ],
  judge: all(
    event('chainChanged', () => true, 'a call of the second listener', { listener: 'second' }),
    result('alive'),
  ),
})
