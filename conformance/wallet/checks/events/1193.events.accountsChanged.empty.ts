import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { all, event, isEmptyList } from '../../judges.ts'
import { noAccountsLeft, requestInListener } from '../../stateMatchesEvent.ts'
import { ask, connect, listen, user, waitForAccounts } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.accountsChanged.empty',
  title: 'Emits accountsChanged with an empty array when the user revokes access',
  level: 'MUST',
  spec: '1193 + conv: revoke/lock → []',
  stimulus: 'revoke',
  expected:
    'accountsChanged([]) — array, not null; eth_accounts inside the handler is [] or refused',
  action: 'revoke',

  follows: ['1193.events.accountsChanged.emitted'],
  script: [
    ...connect(),
    listen('a', 'accountsChanged', requestInListener('eth_accounts')),
    user('revoke'),
    waitForAccounts(0),
    ...ask('accounts', 'eth_accounts'),
  ],
  judge: all(
    event('accountsChanged', ({ args }) => isEmptyList(args[0]), 'an empty list'),
    noAccountsLeft,
  ),
})
