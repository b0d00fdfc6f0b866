import { defineCheck, note } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { message } from '../../requestParams.ts'
import { openPrompts } from '../../readTranscript.ts'
import { answer, rejectIfPrompted, connect } from '../../steps.ts'

export default defineCheck({
  id: '191.ethSign.refused',
  title: 'Rejects eth_sign or opens a prompt for it',
  group: 'J. Signing — ERC-191 / EIP-712',
  level: 'SHOULD',
  basis: 'spec',
  spec: '191 rationale (raw hash signing is unsafe)',
  stimulus: 'eth_sign 32 bytes',
  expected: 'rejects (4200/-32601) or clear danger prompt',
  action: 'none',
  auto: 'N P X',

  script: [
    ...connect(),
    ...rejectIfPrompted('sign', 'eth_sign', [answer('connect', '0'), message.hash]),
  ],
  judge: (transcript) => {
    if ((openPrompts(transcript, 'sign') ?? 0) > 0)
      return note('A prompt opened; whether it warns of the danger is for a user to see.', 'prompt')
    return rejection('sign', { not: [4001, 4900, 4901, 4902] })(transcript)
  },
})
