import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { isAnswer } from '../../shapes.ts'
import { raw, settle } from '../../steps.ts'

export default check('robust.extraKeys', {
  script: [raw('chain', [{ id: 1, jsonrpc: '2.0', method: 'eth_chainId' }]), settle('chain')],
  judge: result('chain', isAnswer, 'the chain id'),
})
