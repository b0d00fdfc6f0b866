import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { isAnswer } from '../../valuePredicates.ts'
import { rawRequest, settle } from '../../steps.ts'

export default defineCheck({
  id: 'robust.extraKeys',
  title: 'Accepts a request with additional JSON-RPC keys',
  group: 'O. Robustness',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 (ignore id/jsonrpc)',
  stimulus: '{id:1,jsonrpc:"2.0",method}',
  expected: 'resolves',
  action: 'none',
  auto: 'N P X',

  script: [
    rawRequest('chain', [{ id: 1, jsonrpc: '2.0', method: 'eth_chainId' }]),
    settle('chain'),
  ],
  judge: result('chain', isAnswer, 'the chain id'),
})
