import { defineCheck, pass, violation } from '../../../core/defineCheck.ts'
import { unanswered } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { unknownChain, approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '1193.error.code.meaning',
  title: 'Does not report an unknown chain as a user rejection',
  group: 'C. Errors and codes — EIP-1193 / 1474 / 2696',
  level: 'MUST',
  basis: 'spec',
  spec: '2696 §Errors: listed codes MUST keep their meaning',
  stimulus: 'unknown chain switch',
  expected: 'not 4001 unless a human rejected',
  action: 'none',
  auto: 'N P X',

  script: [
    ...connect(),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: unknownChain }]),
  ],
  judge: (transcript) => {
    const response = outcome(transcript, 'switch')
    if (response.kind === 'none') return unanswered('switch')
    const code = response.kind === 'error' ? (response.error.code ?? null) : null
    return code === 4001
      ? violation(
          'The wallet reported an unknown chain as a rejection by the user, without a prompt.',
          code,
          'not 4001',
        )
      : pass(code)
  },
})
