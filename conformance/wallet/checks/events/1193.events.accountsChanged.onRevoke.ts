import { check } from '../../../core/check.ts'
import { asking, noAccountsLeft } from '../../inside.ts'
import { all, event } from '../../judges.ts'
import { ofRevocation } from '../../revocation.ts'
import { isList } from '../../shapes.ts'
import { ask, connect, listen, waitForAccounts } from '../../steps.ts'

export default check('1193.events.accountsChanged.onRevoke', {
  follows: ['2255.revoke.accountsEmpty'],
  feature: 'eip-2255',
  script: [
    ...connect(),
    listen('a', 'accountsChanged', asking('eth_accounts')),
    ...ask('revoke', 'wallet_revokePermissions', [{ eth_accounts: {} }]),
    waitForAccounts(0),
    ...ask('accounts', 'eth_accounts'),
  ],
  judge: ofRevocation(
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
