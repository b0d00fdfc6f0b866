import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { message } from '../../requestParams.ts'
import { account, approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '191.personalSign.otherAccount',
  title: 'Rejects personal_sign for an account without permission',
  group: 'J. Signing — ERC-191 / EIP-712',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 4100',
  stimulus: 'sign with a non-permitted address',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',

  feature: 'personal-sign',
  script: [...connect(0), ...approve('sign', 'personal_sign', [message.hex, account(1)])],
  judge: rejection('sign', { not: [4001, 4900, 4901, 4902] }),
})
