import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { newChain } from '../../params.ts'
import { approve, connect } from '../../steps.ts'

export default check('3085.add.returnsNull', {
  feature: 'eip-3085',
  script: [...connect(), ...approve('add', 'wallet_addEthereumChain', [newChain])],
  judge: result('add', (value) => value === null, 'null'),
})
