import { check } from '../../../engine/check.ts'
import type { Seen } from '../../../engine/seen.ts'
import { result } from '../judges.ts'
import { isHex } from '../shapes.ts'
import { call, settle } from '../steps.ts'

export default check('legacy.send.method', {
  script: [call('send', 'send', ['eth_chainId']), settle('send')],
  judge: result(
    'send',
    (value) => isHex((value as { result?: Seen } | null)?.result),
    'a JSON-RPC response with the chain id',
  ),
})
