import { defineAccountsCheck } from '../defineCheckOfGroup.ts'
import { all, prompts, result, sameAccountsAs } from '../../judges.ts'
import { approve, connect } from '../../steps.ts'

export default defineAccountsCheck({
  id: '1102.request.repeat.noPrompt',
  title: 'Resolves a repeated eth_requestAccounts without a prompt',
  level: 'SHOULD',
  spec: '1102 §REQUEST “if needed”',
  stimulus: 'second eth_requestAccounts when authorised',
  expected: 'resolves without a prompt',
  action: 'approve',

  connectsInPrompt: true,
  script: [...connect(), ...approve('again', 'eth_requestAccounts')],
  judge: all(
    result('again', sameAccountsAs('connect'), 'the accounts from before'),
    prompts('again', (open) => open === 0, 'no prompt'),
  ),
})
