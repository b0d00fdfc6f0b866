import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { need, prompt, request, settle, user } from '../../steps.ts'

/** The user closes the code instead of scanning it. */
export default check('wc.session.expired', {
  transport: 'walletconnect',
  script: [
    request('connect', 'eth_requestAccounts'),
    prompt('connect'),
    need({ prompted: 'connect' }, '1102.request.prompts'),
    user('dismiss'),
    settle('connect'),
  ],
  judge: refusal('connect', { message: /reset|expired|closed/i }),
})
