import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { newChain } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3085.add.returnsNull',
  title: 'Returns null from an approved chain addition',
  group: 'H. Chain add — EIP-3085',
  level: 'MUST',
  basis: 'spec',
  spec: '3085 §Returns: MUST return null',
  stimulus: 'valid add, approve',
  expected: 'null',
  action: 'approve',
  auto: 'N P X',

  feature: 'eip-3085',
  script: [...connect(), ...approve('add', 'wallet_addEthereumChain', [newChain])],
  judge: result('add', (value) => value === null, 'null'),
})
