import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { otherReasons } from '../../shapes.ts'
import { approve, connect } from '../../steps.ts'

export default check('3085.add.badParams', {
  feature: 'eip-3085',
  script: [...connect(), ...approve('add', 'wallet_addEthereumChain', [])],
  judge: refusal('add', { not: otherReasons }),
})
