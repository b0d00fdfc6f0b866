import { definePermissionsCheck } from '../defineCheckOfGroup.ts'
import { judgeIfRevoked } from '../../judgeIfRevoked.ts'
import { all, isList, prompts, result } from '../../judges.ts'
import { approve, ask, connect } from '../../steps.ts'

export default definePermissionsCheck({
  id: '2255.revoke.promptsAgain',
  title: 'Opens a connect prompt again after the site revokes its permission',
  level: 'SHOULD',
  basis: 'convention',
  spec: 'MIP-2 wallet_revokePermissions (not in an EIP)',
  stimulus: 'revoke {eth_accounts:{}}, then eth_requestAccounts, approve',
  expected: 'a prompt opens, resolves',
  action: 'approve',
  note: 'wagmi calls it at disconnect: who gave it back must be asked again',

  follows: ['2255.revoke.accountsEmpty', '1102.request.prompts'],
  connectsInPrompt: true,
  script: [
    ...connect(),
    ...ask('revoke', 'wallet_revokePermissions', [{ eth_accounts: {} }]),
    ...approve('again', 'eth_requestAccounts'),
  ],
  judge: judgeIfRevoked(
    all(
      result('again', isList, 'the accounts'),
      prompts('again', (open) => open >= 1, 'a prompt'),
    ),
  ),
})
