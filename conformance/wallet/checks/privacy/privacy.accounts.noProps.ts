import { defineCheck, pass, violation } from '../../../core/defineCheck.ts'
import { unanswered } from '../../judges.ts'
import { inspection } from '../../readTranscript.ts'
import { containsAccount } from '../../valuePredicates.ts'
import { inspect } from '../../steps.ts'

/** The script reads every property of the provider and its prototypes. */
export default defineCheck({
  id: 'privacy.accounts.noProps',
  title: 'Does not expose accounts in provider properties before consent',
  group: 'Q. Privacy',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §Adversarial: Provider holds no private user data',
  stimulus: 'walk own/proto props before consent',
  expected: 'no address anywhere',
  action: 'none',
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
