import { defineSwitchCheck } from '../groups.ts'
import { result } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { ask, connect, otherChain, rejectSwitch } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.reject.noChange',
  title: 'Keeps the chain when the user declines a switch',
  level: 'MUST',
  spec: '3326 §Returns',
  stimulus: 'reject, eth_chainId',
  expected: 'unchanged',
  action: 'reject',

  script: [
    ...connect(),
    ...ask('before', 'eth_chainId'),
    ...rejectSwitch(otherChain),
    ...ask('after', 'eth_chainId'),
  ],
  judge: (transcript) => {
    const before = outcome(transcript, 'before')
    return result(
      'after',
      (value) => before.kind === 'result' && value === before.value,
      'the chain from before',
    )(transcript)
  },
})
