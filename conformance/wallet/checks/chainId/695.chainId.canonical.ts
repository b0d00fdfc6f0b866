import { defineChainIdCheck } from '../defineCheckOfGroup.ts'
import { isQuantity, result } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default defineChainIdCheck({
  id: '695.chainId.canonical',
  title: 'Returns the chain id without leading zeros',
  level: 'MUST',
  spec: '1474 §Quantity: fewest digits, no leading zero',
  stimulus: 'eth_chainId',
  expected: '0x38 not 0x038',

  follows: ['695.chainId.hex'],
  script: ask('chain', 'eth_chainId'),
  judge: result('chain', isQuantity, 'the fewest digits, no leading zero'),
})
