import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { unrelatedCodes } from '../../valuePredicates.ts'
import { approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3085.add.badParams',
  title: 'Rejects a chain addition with empty params',
  group: 'H. Chain add — EIP-3085',
  level: 'MUST',
  basis: 'spec',
  spec: '3085 §Parameters',
  stimulus: 'params []',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',

  feature: 'eip-3085',
  script: [...connect(), ...approve('add', 'wallet_addEthereumChain', [])],
  judge: rejection('add', { not: unrelatedCodes }),
})
