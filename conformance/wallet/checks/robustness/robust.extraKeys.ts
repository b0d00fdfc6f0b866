import { defineRobustnessCheck } from '../defineCheckOfGroup.ts'
import { isAnswer, result } from '../../judges.ts'
import { askRaw } from '../../steps.ts'

export default defineRobustnessCheck({
  id: 'robust.extraKeys',
  title: 'Accepts a request with additional JSON-RPC keys',
  level: 'SHOULD',
  spec: '1193 (ignore id/jsonrpc)',
  stimulus: '{id:1,jsonrpc:"2.0",method}',
  expected: 'resolves',

  script: [...askRaw('chain', [{ id: 1, jsonrpc: '2.0', method: 'eth_chainId' }])],
  judge: result('chain', isAnswer, 'the chain id'),
})
