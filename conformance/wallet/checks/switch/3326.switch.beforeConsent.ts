import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { containsAccount, pass, rejection, unanswered, violation } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { otherChain } from '../../requestParams.ts'
import { approveSwitch } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.beforeConsent',
  title: 'Switches or rejects with code 4100 before consent and reveals no account',
  level: 'MAY',
  spec: '3326 (no account needed)',
  stimulus: 'switch before connect',
  expected: 'prompts or 4100, no account leak',
  action: 'approve',
  note: 'Rainbow refuses without a session',

  script: [...approveSwitch(otherChain)],
  judge: (transcript) => {
    const response = outcome(transcript, 'switch')
    if (response.kind === 'none') return unanswered('switch')
    const responseText = JSON.stringify(response)
    if (containsAccount(responseText, transcript))
      return violation(
        'The answer to a site without permission named an account.',
        responseText,
        'no address',
      )
    return response.kind === 'error'
      ? rejection('switch', { code: [4100] })(transcript)
      : pass(response.value)
  },
})
