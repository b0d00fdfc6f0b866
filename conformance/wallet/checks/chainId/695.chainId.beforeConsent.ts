import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default defineCheck({
  id: '695.chainId.beforeConsent',
  title: 'Returns the chain id before consent',
  group: 'F. Chain id — EIP-695 / 1193',
  level: 'MAY',
  basis: 'spec',
  spec: '695; wagmi calls it before consent',
  stimulus: 'eth_chainId before connect',
  expected: 'resolves',
  action: 'none',
  auto: 'N P X',
  note: 'Rainbow answers 0x1 until a session exists',

  script: ask('chain', 'eth_chainId'),
  judge: result('chain', () => true, 'an answer before any consent'),
})
