import { definePrivacyCheck } from '../defineCheckOfGroup.ts'
import { containsAccount, pass, unanswered, violation } from '../../judges.ts'
import { inspection } from '../../readTranscript.ts'
import { inspect } from '../../steps.ts'

export default definePrivacyCheck({
  id: 'privacy.accounts.noProps',
  title: 'Does not expose accounts in provider properties before consent',
  level: 'SHOULD',
  spec: '1193 §Adversarial: Provider holds no private user data',
  stimulus: 'walk own/proto props before consent',
  expected: 'no address anywhere',
  auto: 'P X',

  script: [inspect('all', '*')],
  judge: (transcript) => {
    const properties = inspection(transcript, 'all')
    if (!properties) return unanswered('all')
    const responseText = JSON.stringify(properties.value)
    return containsAccount(responseText, transcript)
      ? violation(
          'A property of the provider holds an account before consent.',
          responseText.slice(0, 200),
          'no address',
        )
      : pass()
  },
})
