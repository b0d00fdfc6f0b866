import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { reject } from '../../steps.ts'

export default check('wc.session.reject', {
  transport: 'walletconnect',
  script: reject('connect', 'eth_requestAccounts', undefined, '1102.request.prompts'),
  judge: refusal('connect', { code: [4001, 5000, 5001, 5002, 5003], message: /reject/i }),
})
