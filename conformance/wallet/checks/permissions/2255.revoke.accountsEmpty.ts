import { defineCheck } from '../../../core/defineCheck.ts'
import { result, all } from '../../judges.ts'
import { isList } from '../../valuePredicates.ts'
import { ask, connect } from '../../steps.ts'

export default defineCheck({
  id: '2255.revoke.accountsEmpty',
  title: 'Returns no accounts after the site revokes its permission',
  group: 'E. Permissions — EIP-2255',
  level: 'SHOULD',
  basis: 'convention',
  spec: 'MIP-2 wallet_revokePermissions (not in an EIP)',
  stimulus: 'revoke {eth_accounts:{}}',
  expected: 'eth_accounts → []',
  action: 'revoke',
  auto: 'N P X',
  note: 'wagmi gives it 100 ms and ignores failure',

  follows: ['privacy.accounts.beforeConsent'],
  feature: 'eip-2255',
  connectsInPrompt: true,
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
