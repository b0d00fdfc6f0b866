import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { transfer } from '../../params.ts'
import { isHash } from '../../shapes.ts'
import { approve, connect } from '../../steps.ts'

export default check('tx.send.returnsHash', {
  feature: 'transactions',
  script: [...connect(), ...approve('send', 'eth_sendTransaction', [transfer()])],
  judge: result('send', isHash, 'a hash of 32 bytes'),
})
