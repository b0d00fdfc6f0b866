import { defineRequestCheck } from '../groups.ts'
import { all, rejection, unrelatedCodes } from '../../judges.ts'
import { rawRequest, settle } from '../../steps.ts'

export default defineRequestCheck({
  id: '1193.request.badArgs',
  title: 'Rejects a request whose argument is null, an array or a string',
  level: 'MUST',
  spec: '1193 §request',
  stimulus: 'request(null), request([]), request("eth_chainId")',
  expected: 'rejects',

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
