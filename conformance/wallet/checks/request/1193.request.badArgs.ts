import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { all, rejection, unrelatedCodes } from '../../judges.ts'
import { askRaw } from '../../steps.ts'

export default defineRequestCheck({
  id: '1193.request.badArgs',
  title: 'Rejects a request whose argument is null, an array or a string',
  level: 'MUST',
  spec: '1193 §request',
  stimulus: 'request(null), request([]), request("eth_chainId")',
  expected: 'rejects',

  script: [...askRaw('null', [null]), ...askRaw('list', [[]]), ...askRaw('text', ['eth_chainId'])],
  judge: all(...['null', 'list', 'text'].map((id) => rejection(id, { not: unrelatedCodes }))),
})
