import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { otherChain } from '../../requestParams.ts'
import { connect, rejectSwitch } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.reject.rejects',
  title: 'Rejects a chain switch when the user declines',
  level: 'MUST',
  spec: '3326 §Returns: an error otherwise',
  stimulus: 'reject',
  expected: 'promise rejects',
  action: 'reject',

  script: [...connect(), ...rejectSwitch(otherChain)],
  judge: rejection('switch', { not: [4100, 4200, 4900, 4901, 4902, -32601, -32602] }),
})
