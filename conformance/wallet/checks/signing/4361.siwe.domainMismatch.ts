import { check } from '../../../core/check.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { unanswered } from '../../judges.ts'
import { acted, outcome, prompted } from '../../read.ts'
import { answer, connect, prompt, request, settle } from '../../steps.ts'

/** A wallet that rejects such a message outright exceeds the requirement. */
export default check('4361.siwe.domainMismatch', {
  feature: 'personal-sign',
  script: [
    ...connect(),
    request('sign', 'personal_sign', [
      { $: 'siwe', domain: 'another.example', of: 'connect' },
      answer('connect', '0'),
    ]),
    prompt('sign'),
    { do: 'user', act: 'warned', if: 'prompted' },
    { do: 'user', act: 'reject', if: 'prompted' },
    settle('sign'),
  ],
  judge: (transcript) => {
    const seen = outcome(transcript, 'sign')
    if (seen.kind === 'none') return unanswered('sign')
    const warned = acted(transcript, 'warned')
    if (prompted(transcript, 'sign') === 0 && seen.kind === 'error')
      return pass(seen.error.message ?? 'refused')
    return warned === true || (typeof warned === 'string' && warned !== '')
      ? pass(warned)
      : violation(
          'A sign-in for another site was shown without a warning.',
          warned ?? 'no prompt',
          'a warning that the message is for another site',
        )
  },
})
