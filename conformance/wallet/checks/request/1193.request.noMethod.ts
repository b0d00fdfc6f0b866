import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection, all } from '../../judges.ts'
import { unrelatedCodes } from '../../valuePredicates.ts'
import { rawRequest, settle } from '../../steps.ts'

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
    rawRequest('none', [{}]),
    settle('none'),
    rawRequest('empty', [{ method: '' }]),
    settle('empty'),
    rawRequest('number', [{ method: 1 }]),
    settle('number'),
  ],
  judge: all(...['none', 'empty', 'number'].map((id) => rejection(id, { not: unrelatedCodes }))),
})
