import { check } from '../../../core/check.ts'
import { all, prompts, result } from '../../judges.ts'
import { ofRevocation } from '../../revocation.ts'
import { isList } from '../../shapes.ts'
import { approve, ask, connect } from '../../steps.ts'

export default check('2255.revoke.promptsAgain', {
  follows: ['2255.revoke.accountsEmpty', '1102.request.prompts'],
  feature: 'eip-2255',
  script: [
    ...connect(),
    ...ask('revoke', 'wallet_revokePermissions', [{ eth_accounts: {} }]),
    ...approve('again', 'eth_requestAccounts'),
  ],
  judge: ofRevocation(
    all(
      result('again', isList, 'the accounts'),
      prompts('again', (open) => open >= 1, 'a prompt'),
    ),
  ),
})
