import { defineCheck } from '../../../core/defineCheck.ts'
import { hasType } from '../../judges.ts'
import { inspect } from '../../steps.ts'

export default defineCheck({
  id: '1193.api.removeListener',
  title: 'Exposes a removeListener function',
  group: 'B. Provider API and request()',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §Events: MUST implement removeListener',
  stimulus: 'inspect',
  expected: 'function',
  action: 'none',
  auto: 'N P X',
  note: 'Trust Wallet shipped without it (wagmi#3526); wagmi patches it at run time',

  script: [inspect('removeListener', 'removeListener')],
  judge: hasType('removeListener', 'function'),
})
