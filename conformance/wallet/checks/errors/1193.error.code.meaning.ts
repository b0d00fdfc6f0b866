import { check } from '../../../core/check.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { unanswered } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { nowhere, approve, connect } from '../../steps.ts'

export default check('1193.error.code.meaning', {
  script: [
    ...connect(),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: nowhere }]),
  ],
  judge: (transcript) => {
    const seen = outcome(transcript, 'switch')
    if (seen.kind === 'none') return unanswered('switch')
    const code = seen.kind === 'error' ? (seen.error.code ?? null) : null
    return code === 4001
      ? violation(
          'An unknown chain was reported as rejected by the person, whom nobody asked.',
          code,
          'not 4001',
        )
      : pass(code)
  },
})
