import { definePrivacyCheck } from '../defineCheckOfGroup.ts'
import { containsAccount, pass, unanswered, violation } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { message } from '../../requestParams.ts'
import { ask, rejectIfPrompted } from '../../steps.ts'

const otherAccount = `0x${'12'.repeat(20)}`

export default definePrivacyCheck({
  id: 'privacy.error.noAddress',
  title: 'Does not reveal accounts in errors before consent',
  level: 'SHOULD',
  spec: '1193',
  stimulus: 'errors before consent',
  expected: 'no address of the user in message/data',

  script: [
    ...ask('method', 'foo_notAMethod'),
    ...rejectIfPrompted('sign', 'personal_sign', [message.hex, otherAccount]),
    ...rejectIfPrompted('send', 'eth_sendTransaction', [
      { from: otherAccount, to: otherAccount, value: '0x1' },
    ]),
  ],
  judge: (transcript) => {
    const outcomes = ['method', 'sign', 'send'].map((id) => outcome(transcript, id))
    if (outcomes.some(({ kind }) => kind === 'none')) return unanswered('one of the calls')
    const responseText = JSON.stringify(outcomes)
    return containsAccount(responseText, transcript)
      ? violation(
          'An error before consent named an account of the user.',
          responseText.slice(0, 200),
          'no address',
        )
      : pass()
  },
})
