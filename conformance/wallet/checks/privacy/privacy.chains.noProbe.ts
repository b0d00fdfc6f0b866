import type { SerializedValue } from '../../../core/serialize.ts'
import type { Transcript } from '../../../core/transcript.ts'
import { definePrivacyCheck } from '../defineCheckOfGroup.ts'
import { pass, unanswered, violation } from '../../judges.ts'
import { openPrompts, outcome } from '../../readTranscript.ts'
import { otherChain, unknownChain } from '../../requestParams.ts'
import { rejectIfPrompted } from '../../steps.ts'

/**
 * An unknown site must not learn whether the wallet has a chain. So the requests for a known and an unknown chain
 * must have the same response, and both open a prompt, or neither.
 */
export default definePrivacyCheck({
  id: 'privacy.chains.noProbe',
  title: 'Responds alike to switches to known and unknown chains before consent',
  level: 'SHOULD',
  spec: '3085/3326 §Preserving User Privacy',
  stimulus: 'unauthorised switch to an unknown chain',
  expected: 'does not reveal which chains are installed',
  auto: 'X',
  note: 'contradicts 4902: EIP-3326’s own privacy section warns against it',

  script: [
    ...rejectIfPrompted('known', 'wallet_switchEthereumChain', [{ chainId: otherChain }]),
    ...rejectIfPrompted('unknown', 'wallet_switchEthereumChain', [{ chainId: unknownChain }]),
  ],
  judge: (transcript) => {
    const [known, unknown] = ['known', 'unknown'].map((id) => looks(transcript, id))
    if (!known || !unknown) return unanswered(known ? 'unknown' : 'known')
    return JSON.stringify(known) === JSON.stringify(unknown)
      ? pass(known)
      : violation(
          'A site without permission can tell which chains the wallet has.',
          { known, unknown },
          known,
        )
  },
})

function looks(transcript: Transcript, id: string): SerializedValue | undefined {
  const response = outcome(transcript, id)
  if (response.kind === 'none') return undefined
  const prompts = openPrompts(transcript, id) ?? 'unknown'
  return { prompts, answer: response.kind === 'error' ? (response.error.code ?? null) : 'resolved' }
}
