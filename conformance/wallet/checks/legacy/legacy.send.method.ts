import { valueAt } from '../../../core/serialize.ts'
import { defineLegacyCheck } from '../defineCheckOfGroup.ts'
import { isHex, result } from '../../judges.ts'
import { call, settle } from '../../steps.ts'

export default defineLegacyCheck({
  id: 'legacy.send.method',
  title: 'Returns a JSON-RPC response from send() with a method name',
  level: 'MAY',
  spec: '1193 Appendix III',
  stimulus: 'send("eth_chainId")',
  expected: 'promise of a JSON-RPC response',

  script: [call('send', 'send', ['eth_chainId']), settle('send')],
  judge: result(
    'send',
    (value) => isHex(valueAt(value, 'result')),
    'a JSON-RPC response with the chain id',
  ),
})
