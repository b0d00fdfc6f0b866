import { defineErrorsCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { account, message } from '../../requestParams.ts'
import { rejectIfPrompted } from '../../steps.ts'

export default defineErrorsCheck({
  id: '1193.error.unauthorised.4100',
  title: 'Rejects personal_sign before consent with code 4100',
  level: 'SHOULD',
  spec: '1193 §request note + Provider Errors',
  stimulus: 'personal_sign before consent',
  expected: 'code 4100',

  feature: 'personal-sign',
  follows: ['191.personalSign.unauthorised'],
  script: rejectIfPrompted('sign', 'personal_sign', [message.hex, account(0)]),
  judge: rejection('sign', { code: [4100] }),
})
