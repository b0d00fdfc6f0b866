import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { message } from '../../params.ts'
import { account, approve, connect } from '../../steps.ts'

export default check('191.personalSign.otherAccount', {
  feature: 'personal-sign',
  script: [...connect(0), ...approve('sign', 'personal_sign', [message.hex, account(1)])],
  judge: refusal('sign', { not: [4001, 4900, 4901, 4902] }),
})
