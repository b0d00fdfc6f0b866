import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { otherChain, reject, connect } from '../../steps.ts'

export default defineCheck({
  id: '3326.switch.reject.rejects',
  title: 'Rejects a chain switch when the user declines',
  group: 'G. Chain switch — EIP-3326',
  level: 'MUST',
  basis: 'spec',
  spec: '3326 §Returns: an error otherwise',
  stimulus: 'reject',
  expected: 'promise rejects',
  action: 'reject',
  auto: 'N P X',

  script: [
    ...connect(),
    ...reject(
      'switch',
      'wallet_switchEthereumChain',
      [{ chainId: otherChain }],
      '3326.switch.prompts',
    ),
  ],
  judge: rejection('switch', { not: [4100, 4200, 4900, 4901, 4902, -32601, -32602] }),
})
