import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { prompts } from '../../judges.ts'
import { otherChain } from '../../requestParams.ts'
import { approveSwitch, connect } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.prompts',
  title: 'Opens a prompt for the first chain switch',
  level: 'SHOULD',
  spec: '3326 §Security: display a confirmation',
  stimulus: 'first switch',
  expected: 'prompt opens',
  action: 'approve',
  auto: 'N X',
  note: 'MetaMask ≥12 auto-switches when the chain is already permitted; Rabby and Rainbow never prompt for a supported chain',

  script: [...connect(), ...approveSwitch(otherChain)],
  judge: prompts('switch', (open) => open >= 1, 'a prompt'),
})
