import { check } from '../../../engine/check.ts'
import { event } from '../judges.ts'
import { isList } from '../shapes.ts'
import { user, listen, waitForAccounts, connect } from '../steps.ts'

export default check('1193.events.accountsChanged.empty', {
  follows: ['1193.events.accountsChanged.emitted'],
  script: [...connect(), listen('a', 'accountsChanged'), user('revoke'), waitForAccounts(0)],
  judge: event(
    'accountsChanged',
    ({ args }) => isList(args[0]) && args[0].length === 0,
    'an empty list',
  ),
})
