import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { other, ask, reject, connect } from '../../steps.ts'

export default check('3326.switch.reject.noChange', {
  script: [
    ...connect(),
    ...ask('before', 'eth_chainId'),
    ...reject('switch', 'wallet_switchEthereumChain', [{ chainId: other }], '3326.switch.prompts'),
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
