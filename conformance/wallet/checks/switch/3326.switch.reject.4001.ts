import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { other, reject, connect } from '../../steps.ts'

export default check('3326.switch.reject.4001', {
  follows: ['1193.error.userRejected.4001'],
  script: [
    ...connect(),
    ...reject('switch', 'wallet_switchEthereumChain', [{ chainId: other }], '3326.switch.prompts'),
  ],
  judge: refusal('switch', { code: [4001] }),
})
