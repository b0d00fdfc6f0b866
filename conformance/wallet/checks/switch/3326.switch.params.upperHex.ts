import type { Transcript } from '../../../core/transcript.ts'
import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { formatValue } from '../../formatValue.ts'
import { passIf, unanswered } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { unknownChain } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

/**
 * The script requests an unknown chain in both spellings, because no chain with a letter in its id is in every
 * wallet. Both requests must end in the same way.
 */
export default defineSwitchCheck({
  id: '3326.switch.params.upperHex',
  title: 'Treats uppercase and lowercase hex digits of a chain id alike',
  level: 'SHOULD',
  spec: '1474 (hex is case-insensitive in practice)',
  stimulus: 'chainId "0X1"/"0xA"',
  expected: '0xA accepted case-insensitively',
  action: 'approve',

  script: [
    ...connect(),
    ...approve('lower', 'wallet_switchEthereumChain', [{ chainId: unknownChain }]),
    ...approve('upper', 'wallet_switchEthereumChain', [{ chainId: '0xDEAD' }]),
  ],
  judge: (transcript) => {
    const [lowerCase, upperCase] = ['lower', 'upper'].map((id) => describeResponse(transcript, id))
    if (lowerCase === 'nothing' || upperCase === 'nothing') return unanswered('upper')
    const message = `"0xDEAD" met ${upperCase}, "0xdead" met ${lowerCase}.`
    return passIf(lowerCase === upperCase, upperCase!, message, lowerCase!)
  },
})

function describeResponse(transcript: Transcript, id: string): string {
  const response = outcome(transcript, id)
  if (response.kind === 'none') return 'nothing'
  return response.kind === 'error'
    ? `code ${formatValue(response.error.code)}`
    : `result ${formatValue(response.value)}`
}
