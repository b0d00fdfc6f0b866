import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default defineCheck({
  id: '1474.invalidParams.-32602',
  title: 'Rejects an invalid address parameter with code -32602',
  group: 'C. Errors and codes — EIP-1193 / 1474 / 2696',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1474 §Error codes; 1193 error priority 2',
  stimulus: 'eth_getBalance ["zzz"]',
  expected: 'code -32602',
  action: 'none',
  auto: 'N P X',

  script: ask('balance', 'eth_getBalance', ['zzz']),
  judge: rejection('balance', { code: [-32602] }),
})
