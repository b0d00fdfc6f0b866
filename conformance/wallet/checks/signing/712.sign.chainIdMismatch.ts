import { check } from '../../../core/check.ts'
import { all, refusal } from '../../judges.ts'
import { typedData } from '../../params.ts'
import { otherReasons } from '../../shapes.ts'
import { answer, approve, connect } from '../../steps.ts'

export default check('712.sign.chainIdMismatch', {
  feature: 'eip-712',
  script: [
    ...connect(),
    ...approve('sign', 'eth_signTypedData_v4', [answer('connect', '0'), typedData.otherChain]),
    ...approve('text', 'eth_signTypedData_v4', [
      answer('connect', '0'),
      typedData.otherChainInText,
    ]),
  ],
  judge: all(...['sign', 'text'].map((id) => refusal(id, { not: otherReasons }))),
})
