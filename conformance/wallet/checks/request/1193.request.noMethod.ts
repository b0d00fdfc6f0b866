import { defineCheck } from '../../../core/defineCheck.ts'
import { refusal, all } from '../../judges.ts'
import { otherReasons } from '../../shapes.ts'
import { raw, settle } from '../../steps.ts'

export default defineCheck({
  id: '1193.request.noMethod',
  title: 'Rejects a request without a valid method name',
  group: 'B. Provider API and request()',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §request + 1474 -32600',
  stimulus: 'request({}) / method:"" / method:1',
  expected: 'rejects (-32600 preferred)',
  action: 'none',
  auto: 'N P X',

  script: [
    raw('none', [{}]),
    settle('none'),
    raw('empty', [{ method: '' }]),
    settle('empty'),
    raw('number', [{ method: 1 }]),
    settle('number'),
  ],
  judge: all(...['none', 'empty', 'number'].map((id) => refusal(id, { not: otherReasons }))),
})
