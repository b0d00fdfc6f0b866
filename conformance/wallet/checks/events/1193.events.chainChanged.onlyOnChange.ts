import { check } from '../../../core/check.ts'
import { absent } from '../../judges.ts'
import { user, listen, fence, connect } from '../../steps.ts'

export default check('1193.events.chainChanged.onlyOnChange', {
  // The fence recognizes its own switch by the chain in the event.
  follows: ['1193.events.chainChanged.consistent'],
  script: [...connect(), listen('a', 'chainChanged'), user('switchChain', 56), fence],
  judge: absent('chainChanged'),
})
