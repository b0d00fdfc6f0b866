import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { message } from '../../params.ts'
import { account, approve } from '../../steps.ts'

export default check('191.personalSign.unauthorised', {
  feature: 'personal-sign',
  script: approve('sign', 'personal_sign', [message.hex, account(0)]),
  judge: refusal('sign', { not: [4001, 4900, 4901, 4902] }),
})
