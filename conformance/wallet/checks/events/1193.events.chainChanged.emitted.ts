import { check } from '../../../core/check.ts'
import { event } from '../../judges.ts'
import { user, listen, wait, connect } from '../../steps.ts'

/** Fences depend on this event: see the runner. */
export default check('1193.events.chainChanged.emitted', {
  script: [...connect(), listen('a', 'chainChanged'), user('switchChain', 1), wait('chainChanged')],
  judge: event('chainChanged'),
})
