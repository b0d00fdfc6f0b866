import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { result, sameResultAs } from '../../judges.ts'
import { otherChain } from '../../requestParams.ts'
import { ask, connect, openPrompt, settle, user } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.pending.noChange',
  title: 'Keeps the chain while the switch prompt is open',
  level: 'SHOULD',
  spec: '3326 §Security: a confirmation, so before the change',
  stimulus: 'open the switch prompt, eth_chainId',
  expected: 'the previous chain while the prompt is open',
  action: 'reject',
  auto: 'N X',

  script: [
    ...connect(),
    ...ask('before', 'eth_chainId'),
    ...openPrompt('switch', 'wallet_switchEthereumChain', [{ chainId: otherChain }]),
    ...ask('during', 'eth_chainId'),
    user('reject'),
    settle('switch'),
  ],
  judge: result(
    'during',
    sameResultAs('before'),
    'the chain from before, while the prompt is open',
  ),
})
