import { defineCheck } from '../../../core/defineCheck.ts'
import { result, rejection, settles, all } from '../../judges.ts'
import { recoverSigner } from '../../recoverSigner.ts'
import { signedByAccount } from '../../signedByAccount.ts'
import { message } from '../../requestParams.ts'
import { outcome } from '../../readTranscript.ts'
import { isHex } from '../../valuePredicates.ts'
import { answer, request, settle, prompt, user, need, connect, burst } from '../../steps.ts'

/** Each prompt must belong to its own request: approving one prompt must not sign the message of the other. */
export default defineCheck({
  id: 'conc.prompt.signQueue',
  title: 'Signs the message of each prompt when two signatures are pending',
  group: 'P. Concurrency and pending prompts',
  level: 'SHOULD',
  basis: 'spec',
  spec: 'practice',
  stimulus: 'two signatures',
  expected: 'both prompts reachable, in order',
  action: 'approve×2',
  auto: 'N X',

  feature: 'personal-sign',
  follows: ['191.personalSign.recovers'],
  script: [
    ...connect(),
    burst(
      request('first', 'personal_sign', [message.hex, answer('connect', '0')]),
      request('second', 'personal_sign', [message.otherHex, answer('connect', '0')]),
    ),
    prompt('first'),
    need({ prompted: 'first' }, '191.personalSign.prompts'),
    user('approve'),
    settle('first'),
    recoverSigner('signer', message.hash, 'first'),
    prompt('second'),
    { do: 'user', act: 'approve', if: 'prompted' },
    settle('second'),
    recoverSigner('otherSigner', message.otherHash, 'second'),
  ],
  judge: all(
    settles('first'),
    settles('second'),
    result('first', isHex, 'the signature of the first prompt'),
    signedByAccount('signer'),
    // The wallet may reject the second request, but not in the name of the user, who approved all prompts.
    (transcript) =>
      outcome(transcript, 'second').kind === 'result'
        ? signedByAccount('otherSigner')(transcript)
        : rejection('second', { not: [4001] })(transcript),
  ),
})
