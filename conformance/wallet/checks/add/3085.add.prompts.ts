import { defineAddCheck } from '../defineCheckOfGroup.ts'
import { prompts } from '../../judges.ts'
import { newChain } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineAddCheck({
  id: '3085.add.prompts',
  title: 'Opens a prompt for a chain addition',
  level: 'SHOULD',
  spec: '3085 §UX: display a confirmation',
  stimulus: 'valid add',
  expected: 'prompt opens',
  action: 'approve',
  auto: 'N X',

  script: [...connect(), ...approve('add', 'wallet_addEthereumChain', [newChain])],
  judge: prompts('add', (open) => open >= 1, 'a prompt'),
})
