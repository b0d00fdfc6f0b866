import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { message } from '../../requestParams.ts'
import { account, rejectIfPrompted } from '../../steps.ts'

export default defineCheck({
  id: '1193.error.unauthorised.4100',
  title: 'Rejects personal_sign before consent with code 4100',
  group: 'C. Errors and codes — EIP-1193 / 1474 / 2696',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §request note + Provider Errors',
  stimulus: 'personal_sign before consent',
  expected: 'code 4100',
  action: 'none',
  auto: 'N P X',

  feature: 'personal-sign',
  follows: ['191.personalSign.unauthorised'],
  script: rejectIfPrompted('sign', 'personal_sign', [message.hex, account(0)]),
  judge: rejection('sign', { code: [4100] }),
})
