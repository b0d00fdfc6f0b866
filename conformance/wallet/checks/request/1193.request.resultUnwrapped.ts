import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default check('1193.request.resultUnwrapped', {
  script: ask('chain', 'eth_chainId'),
  judge: result(
    'chain',
    (value) =>
      !(typeof value === 'object' && value !== null && ('result' in value || 'jsonrpc' in value)),
    'a plain result, no JSON-RPC response object',
  ),
})
