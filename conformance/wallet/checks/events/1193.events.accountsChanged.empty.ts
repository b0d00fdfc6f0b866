import { check } from '../../../core/check.ts'
import { asking, noAccountsLeft } from '../../inside.ts'
import { all, event } from '../../judges.ts'
import { isList } from '../../shapes.ts'
import { ask, user, listen, waitForAccounts, connect } from '../../steps.ts'

export default check('1193.events.accountsChanged.empty', {
  follows: ['1193.events.accountsChanged.emitted'],
  script: [
    ...connect(),
    listen('a', 'accountsChanged', asking('eth_accounts')),
    user('revoke'),
    waitForAccounts(0),
    ...ask('accounts', 'eth_accounts'),
  ],
  judge: all(
    event(
      'accountsChanged',
      ({ args }) => isList(args[0]) && args[0].length === 0,
      'an empty list',
    ),
    noAccountsLeft,
  ),
})
