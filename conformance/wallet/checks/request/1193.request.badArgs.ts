import { defineCheck } from '../../../core/defineCheck.ts'
import { refusal, all } from '../../judges.ts'
import { otherReasons } from '../../shapes.ts'
import { raw, settle } from '../../steps.ts'

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
    raw('null', [null]),
    settle('null'),
    raw('list', [[]]),
    settle('list'),
    raw('text', ['eth_chainId']),
    settle('text'),
  ],
  judge: all(...['null', 'list', 'text'].map((id) => refusal(id, { not: otherReasons }))),
})
