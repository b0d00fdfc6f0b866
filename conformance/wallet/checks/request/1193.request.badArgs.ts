import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection, all } from '../../judges.ts'
import { unrelatedCodes } from '../../valuePredicates.ts'
import { rawRequest, settle } from '../../steps.ts'

export default defineCheck({
  id: '1193.request.badArgs',
  title: 'Rejects a request whose argument is null, an array or a string',
  group: 'B. Provider API and request()',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §request',
  stimulus: 'request(null), request([]), request("eth_chainId")',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',

  script: [
    rawRequest('null', [null]),
    settle('null'),
    rawRequest('list', [[]]),
    settle('list'),
    rawRequest('text', ['eth_chainId']),
    settle('text'),
  ],
  judge: all(...['null', 'list', 'text'].map((id) => rejection(id, { not: unrelatedCodes }))),
})
