import { defineConcurrencyCheck } from '../defineCheckOfGroup.ts'
import { prompts } from '../../judges.ts'
import { ask, burst, need, prompt, request } from '../../steps.ts'

export default defineConcurrencyCheck({
  id: 'conc.requestAccounts.singlePrompt',
  title: 'Opens one prompt for two concurrent eth_requestAccounts',
  level: 'SHOULD',
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
