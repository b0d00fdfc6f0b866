import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { otherChain, reject, connect } from '../../steps.ts'

export default defineCheck({
  id: '3326.switch.reject.4001',
  title: 'Rejects a declined chain switch with code 4001',
  group: 'G. Chain switch — EIP-3326',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §Error Standards',
  stimulus: 'reject',
  expected: '4001',
  action: 'reject',
  auto: 'N P X',

  follows: ['1193.error.userRejected.4001'],
  script: [
    ...connect(),
    ...reject(
      'switch',
      'wallet_switchEthereumChain',
      [{ chainId: otherChain }],
      '3326.switch.prompts',
    ),
  ],
  judge: rejection('switch', { code: [4001] }),
})
