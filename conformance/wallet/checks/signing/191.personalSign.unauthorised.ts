import { definePersonalSignCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { account, message } from '../../requestParams.ts'
import { approveBoth } from '../../steps.ts'

export default definePersonalSignCheck({
  id: '191.personalSign.unauthorised',
  title: 'Rejects personal_sign before consent',
  level: 'MUST',
  spec: '1193 note + 2255: restricted until consent',
  stimulus: 'sign before connect',
  expected: 'rejects (4100)',

  script: approveBoth('sign', 'personal_sign', [message.hex, account(0)]),
  judge: rejection('sign', { not: [4001, 4900, 4901, 4902], inForm: 'warn' }),
})
