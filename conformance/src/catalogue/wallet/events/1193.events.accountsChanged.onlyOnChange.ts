import { check } from '../../../engine/check.ts'
import { absent } from '../judges.ts'
import { user, listen, fence, connect } from '../steps.ts'

export default check('1193.events.accountsChanged.onlyOnChange', {
  script: [...connect(), listen('a', 'accountsChanged'), user('refresh'), fence],
  judge: absent('accountsChanged'),
})
