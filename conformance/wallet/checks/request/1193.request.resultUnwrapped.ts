import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { isObject, result } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default defineRequestCheck({
  id: '1193.request.resultUnwrapped',
  title: 'Does not wrap results in a JSON-RPC response object',
  level: 'MUST NOT',
  spec: '1193 §request: MUST NOT resolve with RPC protocol response objects',
  stimulus: 'eth_chainId',
  expected: 'plain result, no {jsonrpc,id,result}',

  script: ask('chain', 'eth_chainId'),
  judge: result(
    'chain',
    (value) => !(isObject(value) && ('result' in value || 'jsonrpc' in value)),
    'a plain result, no JSON-RPC response object',
  ),
})
