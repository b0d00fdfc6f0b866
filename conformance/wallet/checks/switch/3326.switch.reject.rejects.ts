import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { other, reject, connect } from '../../steps.ts'

export default check('3326.switch.reject.rejects', {
  script: [
    ...connect(),
    ...reject('switch', 'wallet_switchEthereumChain', [{ chainId: other }], '3326.switch.prompts'),
  ],
  judge: refusal('switch', { not: [4100, 4200, 4900, 4901, 4902, -32601, -32602] }),
})
