import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { message } from '../../params.ts'
import { answer, approve, connect, user } from '../../steps.ts'

export default check('191.personalSign.afterRevoke', {
  follows: ['191.personalSign.unauthorised'],
  feature: 'personal-sign',
  script: [
    ...connect(),
    user('revoke'),
    ...approve('sign', 'personal_sign', [message.hex, answer('connect', '0')]),
  ],
  judge: refusal('sign', { not: [4001, 4900, 4901, 4902] }),
})
