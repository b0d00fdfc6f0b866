import { defineAccountsCheck } from '../defineCheckOfGroup.ts'
import { prompts } from '../../judges.ts'
import { prompt, request } from '../../steps.ts'

export default defineAccountsCheck({
  id: '1102.request.prompts',
  title: 'Opens a prompt for the first eth_requestAccounts',
  level: 'MAY',
  spec: '1102 §REQUEST: MAY trigger UI',
  stimulus: 'first eth_requestAccounts',
  expected: 'a prompt opens',
  action: 'approve',
  auto: 'N X',

  script: [request('connect', 'eth_requestAccounts'), prompt('connect')],
  judge: prompts('connect', (open) => open >= 1, 'a prompt'),
})
