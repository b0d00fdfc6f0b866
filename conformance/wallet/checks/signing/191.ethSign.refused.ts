import { check } from '../../../core/check.ts'
import { note } from '../../../core/verdict.ts'
import { refusal } from '../../judges.ts'
import { message } from '../../params.ts'
import { prompted } from '../../read.ts'
import { answer, refuse, connect } from '../../steps.ts'

export default check('191.ethSign.refused', {
  script: [...connect(), ...refuse('sign', 'eth_sign', [answer('connect', '0'), message.hash])],
  judge: (transcript) => {
    if ((prompted(transcript, 'sign') ?? 0) > 0)
      return note(
        'A prompt opened; whether it warns of the danger is for a person to see.',
        'prompt',
      )
    return refusal('sign', { not: [4001, 4900, 4901, 4902] })(transcript)
  },
})
