import { check } from '../../../core/check.ts'
import { absent } from '../../judges.ts'
import { user, listen, fence, connect } from '../../steps.ts'

/** Unlocks before the fence, so that the wallet can send the event of the fence. */
export default check('1193.events.disconnect.notOnLock', {
  // The fence switches the chain.
  follows: ['1193.events.disconnect.notOnSwitch'],
  script: [...connect(), listen('a', 'disconnect'), user('lock'), user('unlock'), fence],
  judge: absent('disconnect'),
})
