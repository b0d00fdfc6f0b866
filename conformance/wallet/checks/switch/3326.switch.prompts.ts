import { defineCheck } from '../../../core/defineCheck.ts'
import { prompts } from '../../judges.ts'
import { otherChain, approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3326.switch.prompts',
  title: 'Opens a prompt for the first chain switch',
  group: 'G. Chain switch — EIP-3326',
  level: 'SHOULD',
  basis: 'spec',
  spec: '3326 §Security: display a confirmation',
  stimulus: 'first switch',
  expected: 'prompt opens',
  action: 'approve',
  auto: 'N X',
  note: 'MetaMask ≥12 auto-switches when the chain is already permitted; Rabby and Rainbow never prompt for a supported chain',

  script: [
    ...connect(),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: otherChain }]),
  ],
  judge: prompts('switch', (open) => open >= 1, 'a prompt'),
})
