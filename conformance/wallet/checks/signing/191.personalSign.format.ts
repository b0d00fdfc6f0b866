import { definePersonalSignCheck } from '../defineCheckOfGroup.ts'
import { notApplicable, result } from '../../judges.ts'
import { resultOf } from '../../readTranscript.ts'
import { connectedAccount, message } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default definePersonalSignCheck({
  id: '191.personalSign.format',
  title: 'Returns a 65-byte signature in hex from personal_sign',
  level: 'MUST',
  spec: '712 §Returns / yellow paper F: 65-byte hex',
  stimulus: 'sign',
  expected: '0x + 130 hex',
  action: 'approve',
  note: 'smart accounts return longer 1271/6492 blobs: NOT_APPLICABLE',

  script: [...connect(), ...approve('sign', 'personal_sign', [message.hex, connectedAccount])],
  judge: (transcript) => {
    const signature = resultOf(transcript, 'sign')
    if (typeof signature === 'string' && signature.length > 132)
      return notApplicable(
        'A signature longer than 65 bytes is that of a smart account (ERC-1271, ERC-6492).',
      )
    return result(
      'sign',
      (value) => typeof value === 'string' && /^0x[0-9a-f]{130}$/i.test(value),
      '65 bytes in hex',
    )(transcript)
  },
})
