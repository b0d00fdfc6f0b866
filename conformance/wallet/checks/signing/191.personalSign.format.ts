import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { message } from '../../params.ts'
import { outcome } from '../../read.ts'
import { answer, approve, connect } from '../../steps.ts'

export default check('191.personalSign.format', {
  feature: 'personal-sign',
  script: [
    ...connect(),
    ...approve('sign', 'personal_sign', [message.hex, answer('connect', '0')]),
  ],
  judge: (transcript) => {
    const seen = outcome(transcript, 'sign')
    const smart =
      seen.kind === 'result' && typeof seen.value === 'string' && seen.value.length > 132
    if (smart)
      return {
        status: 'not-applicable',
        message:
          'A signature longer than 65 bytes is that of a smart account (ERC-1271, ERC-6492).',
      }
    return result(
      'sign',
      (value) => typeof value === 'string' && /^0x[0-9a-f]{130}$/i.test(value),
      '65 bytes in hex',
    )(transcript)
  },
})
