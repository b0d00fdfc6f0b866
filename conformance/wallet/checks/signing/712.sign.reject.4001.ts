import { defineTypedDataCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { connectedAccount, typedData } from '../../requestParams.ts'
import { connect, reject } from '../../steps.ts'

export default defineTypedDataCheck({
  id: '712.sign.reject.4001',
  title: 'Rejects a declined typed data signature with code 4001',
  level: 'SHOULD',
  spec: '1193',
  stimulus: 'reject',
  expected: '4001',
  action: 'reject',

  follows: ['1193.error.userRejected.4001'],
  script: [
    ...connect(),
    ...reject('sign', 'eth_signTypedData_v4', [connectedAccount, typedData.text]),
  ],
  judge: rejection('sign', { code: [4001] }),
})
