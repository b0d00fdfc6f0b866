import { defineChainIdCheck } from '../defineCheckOfGroup.ts'
import { formatValue } from '../../formatValue.ts'
import { result } from '../../judges.ts'
import { resultOf } from '../../readTranscript.ts'
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
  judge: result(
    'chain',
    (value, transcript) => Number(value) === Number(resultOf(transcript, 'node') ?? null),
    (transcript) => `what the node says, ${formatValue(resultOf(transcript, 'node') ?? null)}`,
  ),
})
