import { defineCheck } from '../../../core/defineCheck.ts'
import { prompts } from '../../judges.ts'
import { request, prompt } from '../../steps.ts'

export default defineCheck({
  id: '1102.request.prompts',
  title: 'Opens a prompt for the first eth_requestAccounts',
  group: 'D. Accounts — EIP-1102',
  level: 'MAY',
  basis: 'spec',
  spec: '1102 §REQUEST: MAY trigger UI',
  stimulus: 'first eth_requestAccounts',
  expected: 'a prompt opens',
  action: 'approve',
  auto: 'N X',

  script: [request('connect', 'eth_requestAccounts'), prompt('connect')],
  judge: prompts('connect', (open) => open >= 1, 'a prompt'),
})
