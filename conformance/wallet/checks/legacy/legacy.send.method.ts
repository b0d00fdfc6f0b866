import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { result } from '../../judges.ts'
import { isHex } from '../../shapes.ts'
import { call, settle } from '../../steps.ts'

export default check('legacy.send.method', {
  script: [call('send', 'send', ['eth_chainId']), settle('send')],
  judge: result(
    'send',
    (value) => isHex((value as { result?: Seen } | null)?.result),
    'a JSON-RPC response with the chain id',
  ),
})
