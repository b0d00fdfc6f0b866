import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { message } from '../../params.ts'
import { answer, approve, connect } from '../../steps.ts'

export default check('191.personalSign.v', {
  feature: 'personal-sign',
  follows: ['191.personalSign.format'],
  script: [
    ...connect(),
    ...approve('sign', 'personal_sign', [message.hex, answer('connect', '0')]),
  ],
  judge: result(
    'sign',
    (value) => typeof value === 'string' && /(1b|1c)$/i.test(value),
    '27 or 28 as last byte',
  ),
})
