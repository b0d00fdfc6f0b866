import { check } from '../../../engine/check.ts'
import { event } from '../judges.ts'
import { account, user, listen, wait, connect } from '../steps.ts'

export default check('1193.events.accountsChanged.emitted', {
  script: [
    ...connect(0),
    listen('a', 'accountsChanged'),
    user('selectAccounts', [account(1)]),
    wait('accountsChanged'),
  ],
  judge: event('accountsChanged'),
})
