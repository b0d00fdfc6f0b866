import { defineSigningCheck } from '../defineCheckOfGroup.ts'
import { note, rejection } from '../../judges.ts'
import { openPrompts } from '../../readTranscript.ts'
import { connectedAccount, message } from '../../requestParams.ts'
import { connect, rejectIfPrompted } from '../../steps.ts'

export default defineSigningCheck({
  id: '191.ethSign.refused',
  title: 'Rejects eth_sign or opens a prompt for it',
  level: 'SHOULD',
  spec: '191 rationale (raw hash signing is unsafe)',
  stimulus: 'eth_sign 32 bytes',
  expected: 'rejects (4200/-32601) or clear danger prompt',

  script: [...connect(), ...rejectIfPrompted('sign', 'eth_sign', [connectedAccount, message.hash])],
  judge: (transcript) => {
    if ((openPrompts(transcript, 'sign') ?? 0) > 0)
      return note('A prompt opened; whether it warns of the danger is for a user to see.', 'prompt')
    return rejection('sign', { not: [4001, 4900, 4901, 4902] })(transcript)
  },
})
