import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { node, ask, connect } from '../../steps.ts'
import { text } from '../../text.ts'

export default check('695.chainId.matchesAnvil', {
  follows: ['695.chainId.hex'],
  script: [...connect(), node('node', 'eth_chainId'), ...ask('chain', 'eth_chainId')],
  judge: (transcript) => {
    const asked = outcome(transcript, 'node')
    const chain = asked.kind === 'result' ? asked.value : null
    return result(
      'chain',
      (value) => Number(value) === Number(chain),
      `what the node says, ${text(chain)}`,
    )(transcript)
  },
})
