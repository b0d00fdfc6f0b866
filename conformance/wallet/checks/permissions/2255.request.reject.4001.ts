import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { reject } from '../../steps.ts'

export default check('2255.request.reject.4001', {
  feature: 'eip-2255',
  follows: ['1193.error.userRejected.4001'],
  script: reject(
    'permissions',
    'wallet_requestPermissions',
    [{ eth_accounts: {} }],
    '1102.request.prompts',
  ),
  judge: refusal('permissions', { code: [4001] }),
})
