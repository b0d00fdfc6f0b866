import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { node, ask, connect } from '../../steps.ts'
import { formatValue } from '../../formatValue.ts'

export default defineCheck({
  id: '695.chainId.matchesAnvil',
  title: 'Returns the chain id of its node',
  group: 'F. Chain id — EIP-695 / 1193',
  level: 'MUST',
  basis: 'spec',
  spec: '695: corresponds to the current head',
  stimulus: 'compare with the harness chain',
  expected: 'equal to Anvil 56',
  action: 'none',
  auto: 'N P X',

  follows: ['695.chainId.hex'],
  connectsInPrompt: true,
  script: [...connect(), node('node', 'eth_chainId'), ...ask('chain', 'eth_chainId')],
  judge: (transcript) => {
    const nodeResponse = outcome(transcript, 'node')
    const chain = nodeResponse.kind === 'result' ? nodeResponse.value : null
    return result(
      'chain',
      (value) => Number(value) === Number(chain),
      `what the node says, ${formatValue(chain)}`,
    )(transcript)
  },
})
