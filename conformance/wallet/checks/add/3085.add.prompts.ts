import { check } from '../../../core/check.ts'
import { prompts } from '../../judges.ts'
import { newChain } from '../../params.ts'
import { approve, connect } from '../../steps.ts'

export default check('3085.add.prompts', {
  feature: 'eip-3085',
  script: [...connect(), ...approve('add', 'wallet_addEthereumChain', [newChain])],
  judge: prompts('add', (open) => open >= 1, 'a prompt'),
})
