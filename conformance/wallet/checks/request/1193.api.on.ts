import { defineCheck } from '../../../core/defineCheck.ts'
import { hasType } from '../../judges.ts'
import { inspect } from '../../steps.ts'

export default defineCheck({
  id: '1193.api.on',
  title: 'Exposes an on function',
  group: 'B. Provider API and request()',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §Events: MUST implement on',
  stimulus: 'inspect',
  expected: 'function',
  action: 'none',
  auto: 'N P X',

  script: [inspect('on', 'on')],
  judge: hasType('on', 'function'),
})
