import { check } from '../../../core/check.ts'
import { event } from '../../judges.ts'
import { user, listen, wait, connect } from '../../steps.ts'

export default check('1193.events.disconnect.emitted', {
  script: [...connect(), listen('a', 'disconnect'), user('networkDown'), wait('disconnect')],
  judge: event('disconnect'),
})
