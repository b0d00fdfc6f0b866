import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { all, rejection, unrelatedCodes } from '../../judges.ts'
import { askRaw } from '../../steps.ts'

export default defineRequestCheck({
  id: '1193.request.noMethod',
  title: 'Rejects a request without a valid method name',
  level: 'MUST',
  spec: '1193 §request + 1474 -32600',
  stimulus: 'request({}) / method:"" / method:1',
  expected: 'rejects (-32600 preferred)',

  script: [
    ...askRaw('none', [{}]),
    ...askRaw('empty', [{ method: '' }]),
    ...askRaw('number', [{ method: 1 }]),
  ],
  judge: all(...['none', 'empty', 'number'].map((id) => rejection(id, { not: unrelatedCodes }))),
})
