import { defineErrorsCheck } from '../defineCheckOfGroup.ts'
import { passIf, unanswered } from '../../judges.ts'
import { errorOf, outcome } from '../../readTranscript.ts'
import { unknownChain } from '../../requestParams.ts'
import { approveSwitch, connect } from '../../steps.ts'

export default defineErrorsCheck({
  id: '1193.error.code.meaning',
  title: 'Does not report an unknown chain as a user rejection',
  level: 'MUST',
  spec: '2696 §Errors: listed codes MUST keep their meaning',
  stimulus: 'unknown chain switch',
  expected: 'not 4001 unless a human rejected',

  script: [...connect(), ...approveSwitch(unknownChain)],
  judge: (transcript) => {
    if (outcome(transcript, 'switch').kind === 'none') return unanswered('switch')
    const code = errorOf(transcript, 'switch')?.code ?? null
    return passIf(
      code !== 4001,
      code,
      'The wallet reported an unknown chain as a rejection by the user, without a prompt.',
      'not 4001',
    )
  },
})
