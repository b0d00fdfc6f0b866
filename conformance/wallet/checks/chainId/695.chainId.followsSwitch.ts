import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { user, listen, waitFor, ask, connect } from '../../steps.ts'

export default defineCheck({
  id: '695.chainId.followsSwitch',
  title: 'Returns the new chain id after the user switches the chain',
  group: 'F. Chain id — EIP-695 / 1193',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §Chain Changes: eth_chainId correct after change',
  stimulus: 'wallet UI switches',
  expected: 'new id',
  action: 'switch-chain',
  auto: 'N P X',

  script: [
    ...connect(),
    listen('a', 'chainChanged'),
    user('switchChain', 1),
    waitFor('chainChanged'),
    ...ask('chain', 'eth_chainId'),
  ],
  judge: result('chain', (value) => Number(value) === 1, 'the chain that the user chose, 0x1'),
})
