import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { home, approve, connect } from '../../steps.ts'

export default check('3326.switch.same', {
  script: [...connect(), ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: home }])],
  judge: result('switch', (value) => value === null, 'null'),
})
