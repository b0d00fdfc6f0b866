import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { isQuantity } from '../../valuePredicates.ts'
import { ask } from '../../steps.ts'

export default defineCheck({
  id: '695.chainId.canonical',
  title: 'Returns the chain id without leading zeros',
  group: 'F. Chain id — EIP-695 / 1193',
  level: 'MUST',
  basis: 'spec',
  spec: '1474 §Quantity: fewest digits, no leading zero',
  stimulus: 'eth_chainId',
  expected: '0x38 not 0x038',
  action: 'none',
  auto: 'N P X',

  follows: ['695.chainId.hex'],
  script: ask('chain', 'eth_chainId'),
  judge: result('chain', isQuantity, 'the fewest digits, no leading zero'),
})
