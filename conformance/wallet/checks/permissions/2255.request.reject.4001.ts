import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { reject } from '../../steps.ts'

export default defineCheck({
  id: '2255.request.reject.4001',
  title: 'Rejects a declined permission request with code 4001',
  group: 'E. Permissions — EIP-2255',
  level: 'SHOULD',
  basis: 'spec',
  spec: '2255 §requestPermissions: rejected → code 4001',
  stimulus: 'reject',
  expected: '4001',
  action: 'reject',
  auto: 'N P X',

  feature: 'eip-2255',
  follows: ['1193.error.userRejected.4001'],
  script: reject(
    'permissions',
    'wallet_requestPermissions',
    [{ eth_accounts: {} }],
    '1102.request.prompts',
  ),
  judge: rejection('permissions', { code: [4001] }),
})
