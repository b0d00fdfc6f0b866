import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { reject } from '../../steps.ts'

export default check('1193.error.userRejected.message', {
  script: reject('connect', 'eth_requestAccounts', undefined, '1102.request.prompts'),
  judge: refusal('connect', { message: /reject|denied|declin|cancel/i }),
})
