import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { message } from '../../params.ts'
import { answer, reject, connect } from '../../steps.ts'

export default check('191.personalSign.reject.4001', {
  feature: 'personal-sign',
  follows: ['1193.error.userRejected.4001'],
  script: [
    ...connect(),
    ...reject(
      'sign',
      'personal_sign',
      [message.hex, answer('connect', '0')],
      '191.personalSign.prompts',
    ),
  ],
  judge: refusal('sign', { code: [4001] }),
})
