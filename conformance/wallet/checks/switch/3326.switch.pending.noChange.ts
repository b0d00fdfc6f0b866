import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { ask, connect, need, other, prompt, request, settle, user } from '../../steps.ts'

export default check('3326.switch.pending.noChange', {
  script: [
    ...connect(),
    ...ask('before', 'eth_chainId'),
    request('switch', 'wallet_switchEthereumChain', [{ chainId: other }]),
    prompt('switch'),
    need({ prompted: 'switch' }, '3326.switch.prompts'),
    ...ask('meanwhile', 'eth_chainId'),
    user('reject'),
    settle('switch'),
  ],
  judge: (transcript) => {
    const before = outcome(transcript, 'before')
    return result(
      'meanwhile',
      (value) => before.kind === 'result' && value === before.value,
      'the chain from before, while the prompt is open',
    )(transcript)
  },
})
