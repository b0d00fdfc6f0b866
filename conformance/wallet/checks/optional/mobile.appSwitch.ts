import { check } from '../../../core/check.ts'
import { settles } from '../../judges.ts'
import { need, prompt, request, settle, user } from '../../steps.ts'

export default check('mobile.appSwitch', {
  script: [
    request('connect', 'eth_requestAccounts'),
    prompt('connect'),
    need({ prompted: 'connect' }, '1102.request.prompts'),
    user('switchApp'),
    user('approve'),
    settle('connect'),
  ],
  judge: settles('connect'),
})
