import { defineCheck } from '../../../core/defineCheck.ts'
import { hasType } from '../../judges.ts'
import { inspect } from '../../steps.ts'

export default defineCheck({
  id: '1193.api.request',
  title: 'Exposes a request function',
  group: 'B. Provider API and request()',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §API: MUST expose request(args)',
  stimulus: 'inspect',
  expected: 'typeof request === function',
  action: 'none',
  auto: 'N P X',

  script: [inspect('request', 'request')],
  judge: hasType('request', 'function'),
})
