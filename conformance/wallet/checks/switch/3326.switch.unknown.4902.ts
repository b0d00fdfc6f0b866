import type { SerializedValue } from '../../../core/serialize.ts'
import { defineSwitchCheck } from '../groups.ts'
import { rejection, warning } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { approveSwitch, connect, unknownChain } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.unknown.4902',
  title: 'Rejects a switch to an unknown chain with code 4902',
  level: 'SHOULD',
  basis: 'convention',
  spec: 'not in 3326: MetaMask PR #11030 (2021), now universal',
  stimulus: 'switch 0xdead',
  expected: 'code 4902 top level; WARN for data.originalError.code 4902',
  note: 'MetaMask mobile -32603+data.originalError; older -32601; Rainbow code-less “Chain Id not supported”; Trust localized text',

  follows: ['3326.switch.unknown.rejects'],
  script: [...connect(), ...approveSwitch(unknownChain)],
  judge: (transcript) => {
    const response = outcome(transcript, 'switch')
    const inner =
      response.kind === 'error' ? (response.error.data as Data)?.originalError?.code : undefined
    if (response.kind === 'error' && inner === 4902)
      return warning(
        '4902 stands only inside data.originalError.',
        response.error as SerializedValue,
        'code 4902',
      )
    return rejection('switch', { code: [4902] })(transcript)
  },
})

type Data = { originalError?: { code?: SerializedValue } } | null | undefined
