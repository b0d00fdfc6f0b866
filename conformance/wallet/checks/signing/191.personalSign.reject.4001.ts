import { defineSigningCheck } from '../groups.ts'
import { rejection } from '../../judges.ts'
import { connect, connectedAccount, message, reject } from '../../steps.ts'

export default defineSigningCheck({
  id: '191.personalSign.reject.4001',
  title: 'Rejects a declined personal_sign with code 4001',
  level: 'SHOULD',
  spec: '1193 §Provider Errors',
  stimulus: 'reject',
  expected: '4001',
  action: 'reject',

  feature: 'personal-sign',
  follows: ['1193.error.userRejected.4001'],
  script: [
    ...connect(),
    ...reject('sign', 'personal_sign', [message.hex, connectedAccount], '191.personalSign.prompts'),
  ],
  judge: rejection('sign', { code: [4001] }),
})
