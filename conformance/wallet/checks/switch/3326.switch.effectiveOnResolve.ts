import { check } from '../../../core/check.ts'
import { result, all } from '../../judges.ts'
import { other, ask, approve, connect } from '../../steps.ts'

/** Does not wait for an event in between: the switch must be effective when it resolves. */
export default check('3326.switch.effectiveOnResolve', {
  follows: ['3326.switch.settles'],
  script: [
    ...connect(),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: other }]),
    ...ask('chain', 'eth_chainId'),
  ],
  judge: all(
    result('switch'),
    result('chain', (value) => Number(value) === 1, 'the new chain, 0x1'),
  ),
})
