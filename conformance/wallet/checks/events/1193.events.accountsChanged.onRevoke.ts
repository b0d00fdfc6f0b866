import { defineCheck } from '../../../core/defineCheck.ts'
import { requestInListener } from '../../requestInListener.ts'
import { noAccountsLeft } from '../../stateMatchesEvent.ts'
import { all, event } from '../../judges.ts'
import { judgeIfRevoked } from '../../judgeIfRevoked.ts'
import { isList } from '../../valuePredicates.ts'
import { ask, connect, listen, waitForAccounts } from '../../steps.ts'

export default defineCheck({
  id: '1193.events.accountsChanged.onRevoke',
  title: 'Emits accountsChanged with an empty array when the site revokes access',
  group: 'I. Events and ordering — EIP-1193',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §accountsChanged: when the return value of eth_accounts changes',
  stimulus: 'the site itself calls wallet_revokePermissions',
  expected: 'accountsChanged([]); eth_accounts inside the handler is [] or refused',
  action: 'none',
  auto: 'N P X',

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
      event(
        'accountsChanged',
        ({ args }) => isList(args[0]) && args[0].length === 0,
        'an empty list',
      ),
      noAccountsLeft,
    ),
  ),
})
