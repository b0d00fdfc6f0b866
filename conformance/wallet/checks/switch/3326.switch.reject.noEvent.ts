import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { noEvent } from '../../judges.ts'
import { otherChain } from '../../requestParams.ts'
import { connect, fence, listen, rejectSwitch } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.reject.noEvent',
  title: 'Does not emit chainChanged when the user declines a switch',
  level: 'MUST NOT',
  spec: '1193 §chainChanged',
  stimulus: 'reject',
  expected: 'no chainChanged',
  action: 'reject',

  follows: ['1193.events.chainChanged.consistent'],
  script: [...connect(), listen('a', 'chainChanged'), ...rejectSwitch(otherChain), fence],
  judge: noEvent('chainChanged'),
})
