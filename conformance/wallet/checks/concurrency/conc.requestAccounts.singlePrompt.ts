import { check } from '../../../core/check.ts'
import { prompts } from '../../judges.ts'
import { request, prompt, need, ask, burst } from '../../steps.ts'

export default check('conc.requestAccounts.singlePrompt', {
  script: [
    burst(request('first', 'eth_requestAccounts'), request('second', 'eth_requestAccounts')),
    prompt('first'),
    need({ prompted: 'first' }, '1102.request.prompts'),
    ...ask('trip', 'eth_chainId'),
    prompt('both'),
  ],
  judge: prompts('both', (open) => open === 1, 'one prompt'),
})
