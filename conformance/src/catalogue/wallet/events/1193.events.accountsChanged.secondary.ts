import { check } from '../../../engine/check.ts'
import { event } from '../judges.ts'
import { isList } from '../shapes.ts'
import { account, user, listen, waitForAccounts, connect } from '../steps.ts'

export default check('1193.events.accountsChanged.secondary', {
  feature: 'multiple-accounts',
  follows: ['1193.events.accountsChanged.emitted'],
  script: [
    ...connect(0),
    listen('a', 'accountsChanged'),
    user('selectAccounts', [account(0), account(1)]),
    waitForAccounts(2),
  ],
  judge: event(
    'accountsChanged',
    ({ args }) => isList(args[0]) && args[0].length === 2,
    'both accounts',
  ),
})
