import { check } from '../../../core/check.ts'
import { refusal, all } from '../../judges.ts'
import { otherReasons } from '../../shapes.ts'
import { raw, settle } from '../../steps.ts'

export default check('1193.request.noMethod', {
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
