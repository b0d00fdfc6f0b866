import { defineSigningCheck } from '../groups.ts'
import { rejection } from '../../judges.ts'
import { connect, connectedAccount, reject, typedData } from '../../steps.ts'

export default defineSigningCheck({
  id: '712.sign.reject.4001',
  title: 'Rejects a declined typed data signature with code 4001',
  level: 'SHOULD',
  spec: '1193',
  stimulus: 'reject',
  expected: '4001',
  action: 'reject',

  feature: 'eip-712',
  follows: ['1193.error.userRejected.4001'],
  script: [
    ...connect(),
    ...reject(
      'sign',
      'eth_signTypedData_v4',
      [connectedAccount, typedData.text],
      '191.personalSign.prompts',
    ),
  ],
  judge: rejection('sign', { code: [4001] }),
})
