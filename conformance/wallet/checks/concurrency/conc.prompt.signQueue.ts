import { defineConcurrencyCheck } from '../defineCheckOfGroup.ts'
import { all, isHex, rejection, result, settles } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { recoverSigner, signedByAccount } from '../../recoverAndJudgeSigner.ts'
import { connectedAccount, message } from '../../requestParams.ts'
import { approvePrompt, burst, connect, need, prompt, request, settle, user } from '../../steps.ts'

/** Each prompt must belong to its own request: approving one prompt must not sign the message of the other. */
export default defineConcurrencyCheck({
  id: 'conc.prompt.signQueue',
  title: 'Signs the message of each prompt when two signatures are pending',
  level: 'SHOULD',
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
      request('first', 'personal_sign', [message.hex, connectedAccount]),
      request('second', 'personal_sign', [message.otherHex, connectedAccount]),
    ),
    prompt('first'),
    need({ prompted: 'first' }, '191.personalSign.prompts'),
    user('approve'),
    settle('first'),
    recoverSigner('signer', message.hash, 'first'),
    ...approvePrompt('second'),
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
