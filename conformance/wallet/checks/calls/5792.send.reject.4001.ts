import { rejection } from '../../judges.ts'
import { batch } from '../../requestParams.ts'
import { reject, connect } from '../../steps.ts'
import { batchCheck } from './batchCheck.ts'

export default batchCheck({
  id: '5792.send.reject.4001',
  title: 'Rejects a declined batch with code 4001',
  group: 'M. Wallet Call API — EIP-5792',
  level: 'SHOULD',
  basis: 'spec',
  spec: '5792 error table',
  stimulus: 'reject',
  expected: '4001',
  action: 'reject',
  auto: 'N P X',

  follows: ['1193.error.userRejected.4001'],
  script: [...connect(), ...reject('send', 'wallet_sendCalls', [batch()], '5792.send.returnsId')],
  judge: rejection('send', { code: [4001] }),
})
