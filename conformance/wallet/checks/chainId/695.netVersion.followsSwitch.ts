import { defineChainIdCheck } from '../defineCheckOfGroup.ts'
import { result } from '../../judges.ts'
import { otherChain } from '../../requestParams.ts'
import { approveSwitch, ask, connect, need } from '../../steps.ts'

export default defineChainIdCheck({
  id: '695.netVersion.followsSwitch',
  title: 'Returns the new chain id from net_version after a switch',
  level: 'SHOULD',
  spec: '1474 net_version',
  stimulus: 'approve a switch, net_version',
  expected: 'the new chain id in decimal',
  action: 'approve',

  follows: ['695.netVersion.matches'],
  script: [
    ...connect(),
    ...approveSwitch(otherChain),
    need({ resolved: 'switch' }, '3326.switch.returnsNull'),
    ...ask('version', 'net_version'),
  ],
  judge: result('version', (value) => value === '1', 'the new chain id in decimal, "1"'),
})
