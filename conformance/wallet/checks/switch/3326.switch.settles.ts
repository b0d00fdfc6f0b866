import { check } from '../../../core/check.ts'
import { settles } from '../../judges.ts'
import { other, approve, connect } from '../../steps.ts'

export default check('3326.switch.settles', {
  script: [...connect(), ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: other }])],
  judge: settles('switch'),
})
