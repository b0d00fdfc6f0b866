import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { homeChain, unknownChain, answer, ask, connect } from '../../steps.ts'

export default defineCheck({
  id: '5792.caps.unknownChain.omitted',
  title: 'Omits unknown chains from the capabilities',
  group: 'M. Wallet Call API — EIP-5792',
  level: 'MUST',
  basis: 'spec',
  spec: '5792: MUST NOT error for an unsupported chain; MUST omit its key',
  stimulus: '["0x38","0xdead"]',
  expected: 'no error, no 0xdead key',
  action: 'none',
  auto: 'N P X',

  feature: 'eip-5792',
  script: [
    ...connect(),
    ...ask('caps', 'wallet_getCapabilities', [answer('connect', '0'), [homeChain, unknownChain]]),
  ],
  judge: result(
    'caps',
    (value) => typeof value === 'object' && value !== null && !(unknownChain in value),
    'no entry for a chain that the wallet does not know',
  ),
})
