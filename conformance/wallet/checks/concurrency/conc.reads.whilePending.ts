import { defineConcurrencyCheck } from '../defineCheckOfGroup.ts'
import { all, isAnswer, result, settles } from '../../judges.ts'
import { ask, openPrompt } from '../../steps.ts'

export default defineConcurrencyCheck({
  id: 'conc.reads.whilePending',
  title: 'Returns the chain id while a prompt is open',
  level: 'MUST',
  spec: '1193 §request',
  stimulus: 'eth_chainId while a prompt is open',
  expected: 'resolves at once',

  script: [...openPrompt('connect', 'eth_requestAccounts'), ...ask('chain', 'eth_chainId')],
  judge: all(settles('chain'), result('chain', isAnswer, 'the chain id')),
})
