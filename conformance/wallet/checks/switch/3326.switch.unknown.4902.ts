import { valueAt } from '../../../core/serialize.ts'
import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { rejection, warning } from '../../judges.ts'
import { errorOf } from '../../readTranscript.ts'
import { unknownChain } from '../../requestParams.ts'
import { approveSwitch, connect } from '../../steps.ts'

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
    const error = errorOf(transcript, 'switch')
    if (error !== undefined && valueAt(error, 'data', 'originalError', 'code') === 4902)
      return warning('4902 stands only inside data.originalError.', error, 'code 4902')
    return rejection('switch', { code: [4902] })(transcript)
  },
})
