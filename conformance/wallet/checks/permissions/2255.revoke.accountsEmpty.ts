import { definePermissionsCheck } from '../defineCheckOfGroup.ts'
import { all, isEmptyList, result } from '../../judges.ts'
import { ask, connect } from '../../steps.ts'

export default definePermissionsCheck({
  id: '2255.revoke.accountsEmpty',
  title: 'Returns no accounts after the site revokes its permission',
  level: 'SHOULD',
  basis: 'convention',
  spec: 'MIP-2 wallet_revokePermissions (not in an EIP)',
  stimulus: 'revoke {eth_accounts:{}}',
  expected: 'eth_accounts → []',
  action: 'revoke',
  note: 'wagmi gives it 100 ms and ignores failure',

  follows: ['privacy.accounts.beforeConsent'],
  connectsInPrompt: true,
  script: [
    ...connect(),
    ...ask('revoke', 'wallet_revokePermissions', [{ eth_accounts: {} }]),
    ...ask('accounts', 'eth_accounts'),
  ],
  judge: all(result('revoke'), result('accounts', isEmptyList, 'no accounts after the revocation')),
})
