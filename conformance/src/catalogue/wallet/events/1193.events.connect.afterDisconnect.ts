import { check } from '../../../engine/check.ts'
import { event } from '../judges.ts'
import { user, listen, wait, connect } from '../steps.ts'

export default check('1193.events.connect.afterDisconnect', {
  follows: ['1193.events.connect.first'],
  script: [
    ...connect(),
    listen('down', 'disconnect'),
    user('networkDown'),
    wait('disconnect'),
    listen('up', 'connect'),
    user('networkUp'),
    wait('connect', 'up'),
  ],
  judge: event('connect', () => true, 'connect once the client is back', { listener: 'up' }),
})
