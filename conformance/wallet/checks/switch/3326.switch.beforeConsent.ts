import { defineCheck } from '../../../core/defineCheck.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { refusal, unanswered } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { holdsAddress } from '../../shapes.ts'
import { other, approve } from '../../steps.ts'

export default defineCheck({
  id: '3326.switch.beforeConsent',
  title: 'Switches or rejects with code 4100 before consent and reveals no account',
  group: 'G. Chain switch — EIP-3326',
  level: 'MAY',
  basis: 'spec',
  spec: '3326 (no account needed)',
  stimulus: 'switch before connect',
  expected: 'prompts or 4100, no account leak',
  action: 'approve',
  auto: 'N P X',
  note: 'Rainbow refuses without a session',

  script: [...approve('switch', 'wallet_switchEthereumChain', [{ chainId: other }])],
  judge: (transcript) => {
    const seen = outcome(transcript, 'switch')
    if (seen.kind === 'none') return unanswered('switch')
    const said = JSON.stringify(seen)
    if (holdsAddress(said, transcript))
      return violation('The answer to a stranger named an account.', said, 'no address')
    return seen.kind === 'error'
      ? refusal('switch', { code: [4100] })(transcript)
      : pass(seen.value)
  },
})
