import { check } from '../../../core/check.ts'
import { note } from '../../../core/verdict.ts'
import { unanswered } from '../../judges.ts'
import { newChain } from '../../params.ts'
import { outcome } from '../../read.ts'
import { approve, connect } from '../../steps.ts'

export default check('3085.add.rpcUrls.localhost', {
  feature: 'eip-3085',
  script: [...connect(), ...approve('add', 'wallet_addEthereumChain', [newChain])],
  judge: (transcript) => {
    const seen = outcome(transcript, 'add')
    if (seen.kind === 'none') return unanswered('add')
    return note(
      seen.kind === 'result'
        ? 'http on the loopback interface is accepted.'
        : 'http on the loopback interface is refused.',
      seen.kind,
    )
  },
})
