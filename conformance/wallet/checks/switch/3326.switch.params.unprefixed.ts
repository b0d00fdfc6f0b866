import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { approve, connect } from '../../steps.ts'

export default check('3326.switch.params.unprefixed', {
  script: [...connect(), ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: '1' }])],
  judge: refusal('switch', { not: [4001, 4100, 4900, 4901, -32002] }),
})
