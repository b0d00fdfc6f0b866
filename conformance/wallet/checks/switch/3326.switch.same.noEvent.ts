import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { noEvent } from '../../judges.ts'
import { homeChain } from '../../requestParams.ts'
import { approveSwitch, connect, fence, listen } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.same.noEvent',
  title: 'Does not emit chainChanged for a switch to the current chain',
  level: 'MUST NOT',
  spec: '1193 §chainChanged: only if it changes',
  stimulus: 'switch to current',
  expected: 'no chainChanged',

  follows: ['1193.events.chainChanged.consistent'],
  script: [...connect(), listen('a', 'chainChanged'), ...approveSwitch(homeChain), fence],
  judge: noEvent('chainChanged'),
})
