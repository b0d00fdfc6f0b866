import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { homeChain, account, ask } from '../../steps.ts'

export default defineCheck({
  id: '5792.caps.unauthorised.4100',
  title: 'Rejects wallet_getCapabilities before consent with code 4100',
  group: 'M. Wallet Call API — EIP-5792',
  level: 'SHOULD',
  basis: 'spec',
  spec: '5792: 4100 if not authorised',
  stimulus: 'before connect',
  expected: '4100',
  action: 'none',
  auto: 'N P X',

  feature: 'eip-5792',
  script: ask('caps', 'wallet_getCapabilities', [account(0), [homeChain]]),
  judge: rejection('caps', { code: [4100] }),
})
