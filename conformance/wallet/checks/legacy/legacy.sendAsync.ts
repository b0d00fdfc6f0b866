import { defineCheck } from '../../../core/defineCheck.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import { result } from '../../judges.ts'
import { isHex } from '../../valuePredicates.ts'
import { call, settle } from '../../steps.ts'

export default defineCheck({
  id: 'legacy.sendAsync',
  title: 'Calls back sendAsync() with a JSON-RPC response',
  group: 'R. Legacy API (informative)',
  level: 'MAY',
  basis: 'spec',
  spec: '1193 Appendix III',
  stimulus: 'sendAsync({method:"eth_chainId",id:1},cb)',
  expected: 'cb(null,{id,jsonrpc,result})',
  action: 'none',
  auto: 'N P X',

  script: [
    call('sendAsync', 'sendAsync', [{ method: 'eth_chainId', id: 1, jsonrpc: '2.0' }], {
      options: { callback: true },
    }),
    settle('sendAsync'),
  ],
  judge: result(
    'sendAsync',
    (value) => {
      const { id, jsonrpc, result: chain } = (value ?? {}) as { [key: string]: SerializedValue }
      return id === 1 && jsonrpc === '2.0' && isHex(chain)
    },
    'a JSON-RPC response with the id of the request and the chain id',
  ),
})
