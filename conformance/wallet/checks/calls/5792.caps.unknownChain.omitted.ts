import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { home, nowhere, answer, ask, connect } from '../../steps.ts'

export default check('5792.caps.unknownChain.omitted', {
  feature: 'eip-5792',
  script: [
    ...connect(),
    ...ask('caps', 'wallet_getCapabilities', [answer('connect', '0'), [home, nowhere]]),
  ],
  judge: result(
    'caps',
    (value) => typeof value === 'object' && value !== null && !(nowhere in value),
    'no entry for a chain that the wallet does not know',
  ),
})
