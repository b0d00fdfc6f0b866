import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { typedData } from '../../requestParams.ts'
import { answer, reject, connect } from '../../steps.ts'

export default defineCheck({
  id: '712.sign.reject.4001',
  title: 'Rejects a declined typed data signature with code 4001',
  group: 'J. Signing — ERC-191 / EIP-712',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193',
  stimulus: 'reject',
  expected: '4001',
  action: 'reject',
  auto: 'N P X',

  feature: 'eip-712',
  follows: ['1193.error.userRejected.4001'],
  script: [
    ...connect(),
    ...reject(
      'sign',
      'eth_signTypedData_v4',
      [answer('connect', '0'), typedData.text],
      '191.personalSign.prompts',
    ),
  ],
  judge: rejection('sign', { code: [4001] }),
})
