import { defineCallsCheck } from '../defineCheckOfGroup.ts'
import { isObject, result } from '../../judges.ts'
import { connectedAccount, homeChain, unknownChain } from '../../requestParams.ts'
import { ask, connect } from '../../steps.ts'

export default defineCallsCheck({
  id: '5792.caps.unknownChain.omitted',
  title: 'Omits unknown chains from the capabilities',
  level: 'MUST',
  spec: '5792: MUST NOT error for an unsupported chain; MUST omit its key',
  stimulus: '["0x38","0xdead"]',
  expected: 'no error, no 0xdead key',

  script: [
    ...connect(),
    ...ask('caps', 'wallet_getCapabilities', [connectedAccount, [homeChain, unknownChain]]),
  ],
  judge: result(
    'caps',
    (value) => isObject(value) && !(unknownChain in value),
    'no entry for a chain that the wallet does not know',
  ),
})
