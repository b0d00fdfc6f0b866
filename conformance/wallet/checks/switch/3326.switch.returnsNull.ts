import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { otherChain, approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3326.switch.returnsNull',
  title: 'Returns null from an approved chain switch',
  group: 'G. Chain switch — EIP-3326',
  level: 'MUST',
  basis: 'spec',
  spec: '3326 §Returns: MUST return null on success',
  stimulus: 'switch to known chain, approve',
  expected: 'null',
  action: 'approve',
  auto: 'N P X',
  note: 'Binance W3W resolves the chainId (race with chainChanged); viem tolerates',

  follows: ['3326.switch.effectiveOnResolve'],
  script: [
    ...connect(),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: otherChain }]),
  ],
  judge: result('switch', (value) => value === null, 'null'),
})
