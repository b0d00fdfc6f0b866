import { defineChainIdCheck } from '../groups.ts'
import { formatValue } from '../../formatValue.ts'
import { result } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { ask, connect, node } from '../../steps.ts'

export default defineChainIdCheck({
  id: '695.chainId.matchesAnvil',
  title: 'Returns the chain id of its node',
  level: 'MUST',
  spec: '695: corresponds to the current head',
  stimulus: 'compare with the harness chain',
  expected: 'equal to Anvil 56',

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
