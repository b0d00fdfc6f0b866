import { definePersonalSignCheck } from '../defineCheckOfGroup.ts'
import { pass, passIf, unanswered } from '../../judges.ts'
import { actionResult, openPrompts, outcome } from '../../readTranscript.ts'
import { connectedAccount } from '../../requestParams.ts'
import { connect, prompt, request, settle } from '../../steps.ts'

/** A wallet that rejects the message at once does more than the required warning. */
export default definePersonalSignCheck({
  id: '4361.siwe.domainMismatch',
  title: 'Warns about or rejects a sign-in message for another domain',
  level: 'SHOULD',
  spec: '4361 §Wallet: check the domain against the origin',
  stimulus: 'SIWE for another domain',
  expected: 'warning shown in the prompt',
  action: 'approve',
  auto: 'X',

  service: 'eip-4361',
  script: [
    ...connect(),
    request('sign', 'personal_sign', [
      { $: 'siwe', domain: 'another.example', of: 'connect' },
      connectedAccount,
    ]),
    prompt('sign'),
    { do: 'user', act: 'warned', if: 'prompted' },
    { do: 'user', act: 'reject', if: 'prompted' },
    settle('sign'),
  ],
  judge: (transcript) => {
    const response = outcome(transcript, 'sign')
    if (response.kind === 'none') return unanswered('sign')
    const warned = actionResult(transcript, 'warned')
    if (openPrompts(transcript, 'sign') === 0 && response.kind === 'error')
      return pass(response.error.message ?? 'refused')
    return passIf(
      warned === true || (typeof warned === 'string' && warned !== ''),
      warned ?? 'no prompt',
      'A sign-in for another site was shown without a warning.',
      'a warning that the message is for another site',
    )
  },
})
