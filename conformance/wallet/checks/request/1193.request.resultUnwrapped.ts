import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default defineCheck({
  id: '1193.request.resultUnwrapped',
  title: 'Does not wrap results in a JSON-RPC response object',
  group: 'B. Provider API and request()',
  level: 'MUST NOT',
  basis: 'spec',
  spec: '1193 §request: MUST NOT resolve with RPC protocol response objects',
  stimulus: 'eth_chainId',
  expected: 'plain result, no {jsonrpc,id,result}',
  action: 'none',
  auto: 'N P X',

  script: ask('chain', 'eth_chainId'),
  judge: result(
    'chain',
    (value) =>
      !(typeof value === 'object' && value !== null && ('result' in value || 'jsonrpc' in value)),
    'a plain result, no JSON-RPC response object',
  ),
})
