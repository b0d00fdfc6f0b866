import { defineChainIdCheck } from '../defineCheckOfGroup.ts'
import { result } from '../../judges.ts'
import { resultOf } from '../../readTranscript.ts'
import { ask, connect } from '../../steps.ts'

export default defineChainIdCheck({
  id: '695.netVersion.matches',
  title: 'Returns the chain id in decimal from net_version',
  level: 'SHOULD',
  spec: '695 §Security / 1474 net_version',
  stimulus: 'net_version',
  expected: 'decimal string of the same chain',

  connectsInPrompt: true,
  script: [...connect(), ...ask('chain', 'eth_chainId'), ...ask('version', 'net_version')],
  judge: (transcript) => {
    const chain = resultOf(transcript, 'chain')
    const wanted = chain === undefined ? '' : String(Number(chain))
    return result(
      'version',
      (value) => value === wanted,
      `the chain id in decimal, "${wanted}"`,
    )(transcript)
  },
})
