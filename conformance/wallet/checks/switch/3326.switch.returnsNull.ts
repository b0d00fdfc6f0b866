import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { result } from '../../judges.ts'
import { otherChain } from '../../requestParams.ts'
import { approveSwitch, connect } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.returnsNull',
  title: 'Returns null from an approved chain switch',
  level: 'MUST',
  spec: '3326 §Returns: MUST return null on success',
  stimulus: 'switch to known chain, approve',
  expected: 'null',
  action: 'approve',
  note: 'Binance W3W resolves the chainId (race with chainChanged); viem tolerates',

  follows: ['3326.switch.effectiveOnResolve'],
  script: [...connect(), ...approveSwitch(otherChain)],
  judge: result('switch', (value) => value === null, 'null'),
})
