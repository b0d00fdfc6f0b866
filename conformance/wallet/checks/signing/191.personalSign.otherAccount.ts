import { definePersonalSignCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { account, message } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default definePersonalSignCheck({
  id: '191.personalSign.otherAccount',
  title: 'Rejects personal_sign for an account without permission',
  level: 'MUST',
  spec: '1193 4100',
  stimulus: 'sign with a non-permitted address',
  expected: 'rejects',

  script: [...connect(0), ...approve('sign', 'personal_sign', [message.hex, account(1)])],
  judge: rejection('sign', { not: [4001, 4900, 4901, 4902] }),
})
