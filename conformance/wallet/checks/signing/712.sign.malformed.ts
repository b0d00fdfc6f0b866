import { check } from '../../../core/check.ts'
import { refusal, all } from '../../judges.ts'
import { typedData } from '../../params.ts'
import { otherReasons } from '../../shapes.ts'
import { answer, approve, connect } from '../../steps.ts'

export default check('712.sign.malformed', {
  feature: 'eip-712',
  script: [
    ...connect(),
    ...approve('type', 'eth_signTypedData_v4', [answer('connect', '0'), typedData.untyped]),
    ...approve('text', 'eth_signTypedData_v4', [answer('connect', '0'), 'not JSON']),
  ],
  judge: all(...['type', 'text'].map((id) => refusal(id, { not: otherReasons }))),
})
