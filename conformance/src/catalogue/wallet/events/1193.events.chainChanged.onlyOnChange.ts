import { check } from '../../../engine/check.ts'
import { absent } from '../judges.ts'
import { user, listen, fence, connect } from '../steps.ts'

export default check('1193.events.chainChanged.onlyOnChange', {
  script: [...connect(), listen('a', 'chainChanged'), user('switchChain', 56), fence],
  judge: absent('chainChanged'),
})
