import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { message } from '../../params.ts'
import { account, refuse } from '../../steps.ts'

export default check('1193.error.unauthorised.4100', {
  feature: 'personal-sign',
  follows: ['191.personalSign.unauthorised'],
  script: refuse('sign', 'personal_sign', [message.hex, account(0)]),
  judge: refusal('sign', { code: [4100] }),
})
