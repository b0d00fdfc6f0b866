import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { isHex } from '../../shapes.ts'
import { ask } from '../../steps.ts'

export default check('695.chainId.hex', {
  script: ask('chain', 'eth_chainId'),
  judge: result('chain', isHex, 'a string of 0x and hex digits'),
})
