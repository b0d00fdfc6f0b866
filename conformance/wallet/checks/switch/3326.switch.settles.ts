import { defineCheck } from '../../../core/defineCheck.ts'
import { settles } from '../../judges.ts'
import { otherChain, approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3326.switch.settles',
  title: 'Settles an approved chain switch',
  group: 'G. Chain switch — EIP-3326',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §request',
  stimulus: 'approve',
  expected: 'settles ≤ 5 s',
  action: 'approve',
  auto: 'N P X',

  script: [
    ...connect(),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: otherChain }]),
  ],
  judge: settles('switch'),
})
