import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { otherChain, ask, reject, connect } from '../../steps.ts'

export default defineCheck({
  id: '3326.switch.reject.noChange',
  title: 'Keeps the chain when the user declines a switch',
  group: 'G. Chain switch — EIP-3326',
  level: 'MUST',
  basis: 'spec',
  spec: '3326 §Returns',
  stimulus: 'reject, eth_chainId',
  expected: 'unchanged',
  action: 'reject',
  auto: 'N P X',

  script: [
    ...connect(),
    ...ask('before', 'eth_chainId'),
    ...reject(
      'switch',
      'wallet_switchEthereumChain',
      [{ chainId: otherChain }],
      '3326.switch.prompts',
    ),
    ...ask('after', 'eth_chainId'),
  ],
  judge: (transcript) => {
    const before = outcome(transcript, 'before')
    return result(
      'after',
      (value) => before.kind === 'result' && value === before.value,
      'the chain from before',
    )(transcript)
  },
})
