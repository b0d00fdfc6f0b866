import { check } from '../../../core/check.ts'
import { result, all } from '../../judges.ts'
import { isList } from '../../shapes.ts'
import { ask, connect } from '../../steps.ts'

export default check('2255.revoke.accountsEmpty', {
  follows: ['privacy.accounts.beforeConsent'],
  feature: 'eip-2255',
  script: [
    ...connect(),
    ...ask('revoke', 'wallet_revokePermissions', [{ eth_accounts: {} }]),
    ...ask('accounts', 'eth_accounts'),
  ],
  judge: all(
    result('revoke'),
    result(
      'accounts',
      (value) => isList(value) && value.length === 0,
      'no accounts after the revocation',
    ),
  ),
})
