import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { judgeIfRevoked } from '../../judgeIfRevoked.ts'
import { all, event, isEmptyList } from '../../judges.ts'
import { noAccountsLeft, requestInListener } from '../../stateMatchesEvent.ts'
import { ask, connect, listen, waitForAccounts } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.accountsChanged.onRevoke',
  title: 'Emits accountsChanged with an empty array when the site revokes access',
  level: 'MUST',
  spec: '1193 §accountsChanged: when the return value of eth_accounts changes',
  stimulus: 'the site itself calls wallet_revokePermissions',
  expected: 'accountsChanged([]); eth_accounts inside the handler is [] or refused',

  follows: ['2255.revoke.accountsEmpty'],
  feature: 'eip-2255',
  script: [
    ...connect(),
    listen('a', 'accountsChanged', requestInListener('eth_accounts')),
    ...ask('revoke', 'wallet_revokePermissions', [{ eth_accounts: {} }]),
    waitForAccounts(0),
    ...ask('accounts', 'eth_accounts'),
  ],
  judge: judgeIfRevoked(
    all(
      event('accountsChanged', ({ args }) => isEmptyList(args[0]), 'an empty list'),
      noAccountsLeft,
    ),
  ),
})
