import { defineChainIdCheck } from '../defineCheckOfGroup.ts'
import { isHex, result } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default defineChainIdCheck({
  id: '695.chainId.hex',
  title: 'Returns the chain id as a 0x-prefixed hex string',
  level: 'MUST',
  spec: '695 Returns QUANTITY; 1474 Quantity 0x-prefixed',
  stimulus: 'eth_chainId',
  expected: 'string matching /^0x/',

  script: ask('chain', 'eth_chainId'),
  judge: result('chain', isHex, 'a string of 0x and hex digits'),
})
