import { check } from '../../../core/check.ts'
import { refusal, all } from '../../judges.ts'
import { otherReasons } from '../../shapes.ts'
import { raw, settle } from '../../steps.ts'

export default check('1193.request.badArgs', {
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
