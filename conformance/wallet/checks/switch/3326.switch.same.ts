import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { homeChain, approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3326.switch.same',
  title: 'Returns null from a switch to the current chain',
  group: 'G. Chain switch — EIP-3326',
  level: 'SHOULD',
  basis: 'spec',
  spec: '3326 §Returns',
  stimulus: 'switch to the current chain',
  expected: 'null',
  action: 'none',
  auto: 'N P X',

  script: [
    ...connect(),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: homeChain }]),
  ],
  judge: result('switch', (value) => value === null, 'null'),
})
