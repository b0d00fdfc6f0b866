import { check } from '../../../core/check.ts'
import { prompts } from '../../judges.ts'
import { request, prompt } from '../../steps.ts'

export default check('1102.request.prompts', {
  script: [request('connect', 'eth_requestAccounts'), prompt('connect')],
  judge: prompts('connect', (open) => open >= 1, 'a prompt'),
})
