import { check } from '../../../core/check.ts'
import { prompts } from '../../judges.ts'
import { message } from '../../params.ts'
import { answer, approve, connect } from '../../steps.ts'

export default check('191.personalSign.prompts', {
  feature: 'personal-sign',
  script: [
    ...connect(),
    ...approve('sign', 'personal_sign', [message.hex, answer('connect', '0')]),
  ],
  judge: prompts('sign', (open) => open >= 1, 'a prompt'),
})
