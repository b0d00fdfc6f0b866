import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { all, result } from '../../judges.ts'
import { otherChain } from '../../requestParams.ts'
import { approveSwitch, ask, connect } from '../../steps.ts'

/** Reads the chain id without waiting for an event: the switch must be effective when its request resolves. */
export default defineSwitchCheck({
  id: '3326.switch.effectiveOnResolve',
  title: 'Returns the new chain id as soon as the switch resolves',
  level: 'MUST',
  spec: '3326: “null if the active chain was switched”',
  stimulus: 'approve, then eth_chainId at once',
  expected: 'new chain',
  action: 'approve',

  follows: ['3326.switch.settles'],
  script: [...connect(), ...approveSwitch(otherChain), ...ask('chain', 'eth_chainId')],
  judge: all(
    result('switch'),
    result('chain', (value) => Number(value) === 1, 'the new chain, 0x1'),
  ),
})
