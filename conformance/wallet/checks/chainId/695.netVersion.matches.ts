import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { ask, connect } from '../../steps.ts'

export default defineCheck({
  id: '695.netVersion.matches',
  title: 'Returns the chain id in decimal from net_version',
  group: 'F. Chain id — EIP-695 / 1193',
  level: 'SHOULD',
  basis: 'spec',
  spec: '695 §Security / 1474 net_version',
  stimulus: 'net_version',
  expected: 'decimal string of the same chain',
  action: 'none',
  auto: 'N P X',

  connectsInPrompt: true,
  script: [...connect(), ...ask('chain', 'eth_chainId'), ...ask('version', 'net_version')],
  judge: (transcript) => {
    const chain = outcome(transcript, 'chain')
    const wanted = chain.kind === 'result' ? String(Number(chain.value)) : ''
    return result(
      'version',
      (value) => value === wanted,
      `the chain id in decimal, "${wanted}"`,
    )(transcript)
  },
})
