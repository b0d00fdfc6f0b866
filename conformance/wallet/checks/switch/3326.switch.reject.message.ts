import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { other, reject, connect } from '../../steps.ts'

export default check('3326.switch.reject.message', {
  follows: ['1193.error.userRejected.message'],
  script: [
    ...connect(),
    ...reject('switch', 'wallet_switchEthereumChain', [{ chainId: other }], '3326.switch.prompts'),
  ],
  judge: refusal('switch', { message: /reject|denied|declin|cancel(l?ed)? by( the)? user/i }),
})
