import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { otherChain } from '../../requestParams.ts'
import { connect, rejectSwitch } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.reject.message',
  title: 'Says in the error message that the user declined the chain switch',
  level: 'SHOULD',
  basis: 'product',
  spec: 'practice: message says the user rejected the request',
  stimulus: 'reject',
  expected: 'message matches /reject|denied|cancel.*by user/i set',
  action: 'reject',

  follows: ['1193.error.userRejected.message'],
  script: [...connect(), ...rejectSwitch(otherChain)],
  judge: rejection('switch', { message: /reject|denied|declin|cancel(l?ed)? by( the)? user/i }),
})
