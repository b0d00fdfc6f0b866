import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { isAnswer } from '../../shapes.ts'
import { ask } from '../../steps.ts'

export default check('1193.request.unbound', {
  script: ask('chain', 'eth_chainId', undefined, { how: { unbound: true } }),
  judge: result('chain', isAnswer, 'the chain id'),
})
