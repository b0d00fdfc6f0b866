import { check } from '../../../core/check.ts'
import { result, all } from '../../judges.ts'
import { newChain } from '../../params.ts'
import { approve, connect } from '../../steps.ts'

export default check('3085.add.thenSwitch', {
  feature: 'eip-3085',
  follows: ['3326.switch.returnsNull'],
  script: [
    ...connect(),
    ...approve('add', 'wallet_addEthereumChain', [newChain]),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: '0x89' }]),
  ],
  judge: all(
    result('add'),
    result('switch', (value) => value === null, 'null'),
  ),
})
