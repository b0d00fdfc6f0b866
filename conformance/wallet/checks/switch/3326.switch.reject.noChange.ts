import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { result, sameResultAs } from '../../judges.ts'
import { otherChain } from '../../requestParams.ts'
import { ask, connect, rejectSwitch } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.reject.noChange',
  title: 'Keeps the chain when the user declines a switch',
  level: 'MUST',
  spec: '3326 §Returns',
  stimulus: 'reject, eth_chainId',
  expected: 'unchanged',
  action: 'reject',

  script: [
    ...connect(),
    ...ask('before', 'eth_chainId'),
    ...rejectSwitch(otherChain),
    ...ask('after', 'eth_chainId'),
  ],
  judge: result('after', sameResultAs('before'), 'the chain from before'),
})
