import { check } from '../../../core/check.ts'
import { settles, refusal, all } from '../../judges.ts'
import { message } from '../../params.ts'
import { answer, request, settle, prompt, user, need, connect } from '../../steps.ts'

export default check('3326.switch.pending.cancelled', {
  feature: 'personal-sign',
  script: [
    ...connect(),
    request('sign', 'personal_sign', [message.hex, answer('connect', '0')]),
    prompt('sign'),
    need({ prompted: 'sign' }, '191.personalSign.prompts'),
    user('switchChain', 1),
    settle('sign'),
  ],
  judge: all(settles('sign'), refusal('sign', { code: [4001] })),
})
