import { defineAccountsCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { reject } from '../../steps.ts'

export default defineAccountsCheck({
  id: '1102.request.reject.rejects',
  title: 'Rejects eth_requestAccounts when the user declines',
  level: 'MUST',
  spec: '1102 §REJECT: MUST reject with an informative Error',
  stimulus: 'reject',
  expected: 'rejected promise',
  action: 'reject',

  script: reject('connect', 'eth_requestAccounts'),
  judge: rejection('connect', { not: [4100, 4200, 4900, 4901, 4902, -32601, -32602] }),
})
