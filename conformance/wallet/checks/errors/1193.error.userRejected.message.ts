import { defineErrorsCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { reject } from '../../steps.ts'

export default defineErrorsCheck({
  id: '1193.error.userRejected.message',
  title: 'Says in the error message that the user declined the connection',
  level: 'SHOULD',
  spec: '2696 §Errors: message MUST match “User Rejected Request” when 4001; practice “User rejected the request.”',
  stimulus: 'reject connect',
  expected: 'message matches the shared rejection pattern',
  action: 'reject',
  note: 'No wallet satisfies EIP-2696 literally; wallets localise (trustwallet/wallet-core#4464)',

  script: reject('connect', 'eth_requestAccounts'),
  judge: rejection('connect', { message: /reject|denied|declin|cancel/i }),
})
