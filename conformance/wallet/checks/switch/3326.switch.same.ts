import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { result } from '../../judges.ts'
import { homeChain } from '../../requestParams.ts'
import { approveSwitch, connect } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.same',
  title: 'Returns null from a switch to the current chain',
  level: 'SHOULD',
  spec: '3326 §Returns',
  stimulus: 'switch to the current chain',
  expected: 'null',

  script: [...connect(), ...approveSwitch(homeChain)],
  judge: result('switch', (value) => value === null, 'null'),
})
