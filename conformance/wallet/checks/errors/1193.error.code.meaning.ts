import { defineErrorsCheck } from '../groups.ts'
import { pass, unanswered, violation } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { approveSwitch, connect, unknownChain } from '../../steps.ts'

export default defineErrorsCheck({
  id: '1193.error.code.meaning',
  title: 'Does not report an unknown chain as a user rejection',
  level: 'MUST',
  spec: '2696 §Errors: listed codes MUST keep their meaning',
  stimulus: 'unknown chain switch',
  expected: 'not 4001 unless a human rejected',

  script: [...connect(), ...approveSwitch(unknownChain)],
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
