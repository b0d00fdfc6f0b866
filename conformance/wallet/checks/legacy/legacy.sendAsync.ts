import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { result } from '../../judges.ts'
import { isHex } from '../../shapes.ts'
import { call, settle } from '../../steps.ts'

export default check('legacy.sendAsync', {
  script: [
    call('sendAsync', 'sendAsync', [{ method: 'eth_chainId', id: 1, jsonrpc: '2.0' }], {
      how: { callback: true },
    }),
    settle('sendAsync'),
  ],
  judge: result(
    'sendAsync',
    (value) => {
      const { id, jsonrpc, result: chain } = (value ?? {}) as { [key: string]: Seen }
      return id === 1 && jsonrpc === '2.0' && isHex(chain)
    },
    'a JSON-RPC response with the id of the request and the chain id',
  ),
})
