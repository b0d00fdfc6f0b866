import { definePersonalSignCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { connectedAccount, message } from '../../requestParams.ts'
import { connect, reject } from '../../steps.ts'

export default definePersonalSignCheck({
  id: '191.personalSign.reject.4001',
  title: 'Rejects a declined personal_sign with code 4001',
  level: 'SHOULD',
  spec: '1193 §Provider Errors',
  stimulus: 'reject',
  expected: '4001',
  action: 'reject',

  follows: ['1193.error.userRejected.4001'],
  script: [...connect(), ...reject('sign', 'personal_sign', [message.hex, connectedAccount])],
  judge: rejection('sign', { code: [4001] }),
})
