import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { settles } from '../../judges.ts'
import { otherChain } from '../../requestParams.ts'
import { approveSwitch, connect } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.settles',
  title: 'Settles an approved chain switch',
  level: 'MUST',
  spec: '1193 §request',
  stimulus: 'approve',
  expected: 'settles ≤ 5 s',
  action: 'approve',

  script: [...connect(), ...approveSwitch(otherChain)],
  judge: settles('switch'),
})
