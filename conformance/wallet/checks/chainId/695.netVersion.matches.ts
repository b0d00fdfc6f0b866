import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { ask, connect } from '../../steps.ts'

export default check('695.netVersion.matches', {
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
