import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { reject } from '../../steps.ts'

export default check('1102.request.reject.rejects', {
  script: reject('connect', 'eth_requestAccounts', undefined, '1102.request.prompts'),
  judge: refusal('connect', { not: [4100, 4200, 4900, 4901, 4902, -32601, -32602] }),
})
