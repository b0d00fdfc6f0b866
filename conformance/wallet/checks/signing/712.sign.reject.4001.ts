import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { typedData } from '../../params.ts'
import { answer, reject, connect } from '../../steps.ts'

export default check('712.sign.reject.4001', {
  feature: 'eip-712',
  follows: ['1193.error.userRejected.4001'],
  script: [
    ...connect(),
    ...reject(
      'sign',
      'eth_signTypedData_v4',
      [answer('connect', '0'), typedData.text],
      '191.personalSign.prompts',
    ),
  ],
  judge: refusal('sign', { code: [4001] }),
})
