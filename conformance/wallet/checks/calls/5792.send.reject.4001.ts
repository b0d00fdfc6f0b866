import { rejection } from '../../judges.ts'
import { batch } from '../../requestParams.ts'
import { connect, reject } from '../../steps.ts'
import { defineBatchCheck } from './defineBatchCheck.ts'

export default defineBatchCheck({
  id: '5792.send.reject.4001',
  title: 'Rejects a declined batch with code 4001',
  level: 'SHOULD',
  spec: '5792 error table',
  stimulus: 'reject',
  expected: '4001',
  action: 'reject',

  follows: ['1193.error.userRejected.4001'],
  script: [...connect(), ...reject('send', 'wallet_sendCalls', [batch()])],
  judge: rejection('send', { code: [4001] }),
})
