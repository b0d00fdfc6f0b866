import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { isHex } from '../../shapes.ts'
import { account, ask } from '../../steps.ts'

export default check('1193.request.paramsArray', {
  script: ask('balance', 'eth_getBalance', [account(0), 'latest']),
  judge: result('balance', isHex, 'a balance in hex'),
})
