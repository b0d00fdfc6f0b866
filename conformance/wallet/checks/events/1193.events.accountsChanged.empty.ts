import { defineCheck } from '../../../core/defineCheck.ts'
import { requestInListener } from '../../requestInListener.ts'
import { noAccountsLeft } from '../../stateMatchesEvent.ts'
import { all, event } from '../../judges.ts'
import { isList } from '../../valuePredicates.ts'
import { ask, user, listen, waitForAccounts, connect } from '../../steps.ts'

export default defineCheck({
  id: '1193.events.accountsChanged.empty',
  title: 'Emits accountsChanged with an empty array when the user revokes access',
  group: 'I. Events and ordering — EIP-1193',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 + conv: revoke/lock → []',
  stimulus: 'revoke',
  expected:
    'accountsChanged([]) — array, not null; eth_accounts inside the handler is [] or refused',
  action: 'revoke',
  auto: 'N P X',

  follows: ['1193.events.accountsChanged.emitted'],
  script: [
    ...connect(),
    listen('a', 'accountsChanged', requestInListener('eth_accounts')),
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
