import { defineChainIdCheck } from '../defineCheckOfGroup.ts'
import { result } from '../../judges.ts'
import { ask, connect, switchByUser } from '../../steps.ts'

export default defineChainIdCheck({
  id: '695.chainId.followsSwitch',
  title: 'Returns the new chain id after the user switches the chain',
  level: 'MUST',
  spec: '1193 §Chain Changes: eth_chainId correct after change',
  stimulus: 'wallet UI switches',
  expected: 'new id',
  action: 'switch-chain',

  script: [...connect(), ...switchByUser, ...ask('chain', 'eth_chainId')],
  judge: result('chain', (value) => Number(value) === 1, 'the chain that the user chose, 0x1'),
})
