import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { isHex } from '../../valuePredicates.ts'
import { ask } from '../../steps.ts'

export default defineCheck({
  id: '695.chainId.hex',
  title: 'Returns the chain id as a 0x-prefixed hex string',
  group: 'F. Chain id — EIP-695 / 1193',
  level: 'MUST',
  basis: 'spec',
  spec: '695 Returns QUANTITY; 1474 Quantity 0x-prefixed',
  stimulus: 'eth_chainId',
  expected: 'string matching /^0x/',
  action: 'none',
  auto: 'N P X',

  script: ask('chain', 'eth_chainId'),
  judge: result('chain', isHex, 'a string of 0x and hex digits'),
})
