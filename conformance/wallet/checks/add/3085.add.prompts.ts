import { defineCheck } from '../../../core/defineCheck.ts'
import { prompts } from '../../judges.ts'
import { newChain } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3085.add.prompts',
  title: 'Opens a prompt for a chain addition',
  group: 'H. Chain add — EIP-3085',
  level: 'SHOULD',
  basis: 'spec',
  spec: '3085 §UX: display a confirmation',
  stimulus: 'valid add',
  expected: 'prompt opens',
  action: 'approve',
  auto: 'N X',

  feature: 'eip-3085',
  script: [...connect(), ...approve('add', 'wallet_addEthereumChain', [newChain])],
  judge: prompts('add', (open) => open >= 1, 'a prompt'),
})
