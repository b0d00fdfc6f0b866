import { defineCheck } from '../../../core/defineCheck.ts'
import { prompts } from '../../judges.ts'
import { request, prompt, need, ask, burst } from '../../steps.ts'

export default defineCheck({
  id: 'conc.requestAccounts.singlePrompt',
  title: 'Opens one prompt for two concurrent eth_requestAccounts',
  group: 'P. Concurrency and pending prompts',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §Security: rate-limit; conv',
  stimulus: 'two eth_requestAccounts at once',
  expected: 'one prompt',
  action: 'approve',
  auto: 'N X',

  script: [
    burst(request('first', 'eth_requestAccounts'), request('second', 'eth_requestAccounts')),
    prompt('first'),
    need({ prompted: 'first' }, '1102.request.prompts'),
    ...ask('trip', 'eth_chainId'),
    prompt('both'),
  ],
  judge: prompts('both', (open) => open === 1, 'one prompt'),
})
