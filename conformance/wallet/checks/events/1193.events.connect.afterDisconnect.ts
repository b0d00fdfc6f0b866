import { check } from '../../../core/check.ts'
import { asking, notAhead } from '../../inside.ts'
import { all, event } from '../../judges.ts'
import { ask, user, listen, wait, connect } from '../../steps.ts'

export default check('1193.events.connect.afterDisconnect', {
  follows: ['1193.events.connect.first'],
  script: [
    ...connect(),
    listen('down', 'disconnect'),
    user('networkDown'),
    wait('disconnect'),
    listen('up', 'connect', asking('eth_chainId')),
    user('networkUp'),
    wait('connect', 'up'),
    ...ask('chain', 'eth_chainId'),
  ],
  judge: all(
    event('connect', () => true, 'connect once the client is back', { listener: 'up' }),
    // Accepts any chain id: 1193.events.connect.payload checks the value.
    notAhead('connect', () => true, { listener: 'up' }),
  ),
})
