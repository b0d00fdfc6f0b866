import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { other, approve, connect } from '../../steps.ts'

export default check('3326.switch.returnsNull', {
  follows: ['3326.switch.effectiveOnResolve'],
  script: [...connect(), ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: other }])],
  judge: result('switch', (value) => value === null, 'null'),
})
