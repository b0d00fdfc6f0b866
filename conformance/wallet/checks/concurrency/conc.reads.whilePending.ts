import { defineCheck } from '../../../core/defineCheck.ts'
import { result, settles, all } from '../../judges.ts'
import { isAnswer } from '../../valuePredicates.ts'
import { request, prompt, need, ask } from '../../steps.ts'

export default defineCheck({
  id: 'conc.reads.whilePending',
  title: 'Returns the chain id while a prompt is open',
  group: 'P. Concurrency and pending prompts',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §request',
  stimulus: 'eth_chainId while a prompt is open',
  expected: 'resolves at once',
  action: 'none',
  auto: 'N P X',

  script: [
    request('connect', 'eth_requestAccounts'),
    prompt('connect'),
    need({ prompted: 'connect' }, '1102.request.prompts'),
    ...ask('chain', 'eth_chainId'),
  ],
  judge: all(settles('chain'), result('chain', isAnswer, 'the chain id')),
})
