import { defineCheck } from '../../../core/defineCheck.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import { result } from '../../judges.ts'
import { isHex } from '../../valuePredicates.ts'
import { call, settle } from '../../steps.ts'

export default defineCheck({
  id: 'legacy.send.method',
  title: 'Returns a JSON-RPC response from send() with a method name',
  group: 'R. Legacy API (informative)',
  level: 'MAY',
  basis: 'spec',
  spec: '1193 Appendix III',
  stimulus: 'send("eth_chainId")',
  expected: 'promise of a JSON-RPC response',
  action: 'none',
  auto: 'N P X',

  script: [call('send', 'send', ['eth_chainId']), settle('send')],
  judge: result(
    'send',
    (value) => isHex((value as { result?: SerializedValue } | null)?.result),
    'a JSON-RPC response with the chain id',
  ),
})
