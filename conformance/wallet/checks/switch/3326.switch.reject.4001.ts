import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { otherChain } from '../../requestParams.ts'
import { connect, rejectSwitch } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.reject.4001',
  title: 'Rejects a declined chain switch with code 4001',
  level: 'SHOULD',
  spec: '1193 §Error Standards',
  stimulus: 'reject',
  expected: '4001',
  action: 'reject',

  follows: ['1193.error.userRejected.4001'],
  script: [...connect(), ...rejectSwitch(otherChain)],
  judge: rejection('switch', { code: [4001] }),
})
