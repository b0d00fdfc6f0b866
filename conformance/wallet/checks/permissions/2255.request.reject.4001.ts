import { definePermissionsCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { reject } from '../../steps.ts'

export default definePermissionsCheck({
  id: '2255.request.reject.4001',
  title: 'Rejects a declined permission request with code 4001',
  level: 'SHOULD',
  spec: '2255 §requestPermissions: rejected → code 4001',
  stimulus: 'reject',
  expected: '4001',
  action: 'reject',

  follows: ['1193.error.userRejected.4001'],
  script: reject('permissions', 'wallet_requestPermissions', [{ eth_accounts: {} }]),
  judge: rejection('permissions', { code: [4001] }),
})
