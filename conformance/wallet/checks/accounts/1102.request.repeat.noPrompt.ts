import { defineCheck } from '../../../core/defineCheck.ts'
import { result, prompts, all } from '../../judges.ts'
import { sameAccountsAs } from '../../valuePredicates.ts'
import { approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '1102.request.repeat.noPrompt',
  title: 'Resolves a repeated eth_requestAccounts without a prompt',
  group: 'D. Accounts — EIP-1102',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1102 §REQUEST “if needed”',
  stimulus: 'second eth_requestAccounts when authorised',
  expected: 'resolves without a prompt',
  action: 'approve',
  auto: 'N P X',

  connectsInPrompt: true,
  script: [...connect(), ...approve('again', 'eth_requestAccounts')],
  judge: all(
    result('again', sameAccountsAs('connect'), 'the accounts from before'),
    prompts('again', (open) => open === 0, 'no prompt'),
  ),
})
