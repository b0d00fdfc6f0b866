import { check } from '../../../core/check.ts'
import { settles, refusal, all } from '../../judges.ts'
import { request, settle, prompt, user, need } from '../../steps.ts'

export default check('1102.request.dismissed.settles', {
  script: [
    request('connect', 'eth_requestAccounts'),
    prompt('connect'),
    need({ prompted: 'connect' }, '1102.request.prompts'),
    user('dismiss'),
    settle('connect'),
  ],
  judge: all(settles('connect'), refusal('connect')),
})
