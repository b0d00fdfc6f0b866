import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { isQuantity } from '../../shapes.ts'
import { ask } from '../../steps.ts'

export default check('695.chainId.canonical', {
  follows: ['695.chainId.hex'],
  script: ask('chain', 'eth_chainId'),
  judge: result('chain', isQuantity, 'the fewest digits, no leading zero'),
})
