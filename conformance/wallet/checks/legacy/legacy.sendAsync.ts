import type { SerializedValue } from '../../../core/serialize.ts'
import { defineLegacyCheck } from '../defineCheckOfGroup.ts'
import { isHex, result } from '../../judges.ts'
import { call, settle } from '../../steps.ts'

export default defineLegacyCheck({
  id: 'legacy.sendAsync',
  title: 'Calls back sendAsync() with a JSON-RPC response',
  level: 'MAY',
  spec: '1193 Appendix III',
  stimulus: 'sendAsync({method:"eth_chainId",id:1},cb)',
  expected: 'cb(null,{id,jsonrpc,result})',

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
