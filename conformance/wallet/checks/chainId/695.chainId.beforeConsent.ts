import { defineChainIdCheck } from '../defineCheckOfGroup.ts'
import { result } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default defineChainIdCheck({
  id: '695.chainId.beforeConsent',
  title: 'Returns the chain id before consent',
  level: 'MAY',
  spec: '695; wagmi calls it before consent',
  stimulus: 'eth_chainId before connect',
  expected: 'resolves',
  note: 'Rainbow answers 0x1 until a session exists',

  script: ask('chain', 'eth_chainId'),
  judge: result('chain', () => true, 'an answer before any consent'),
})
