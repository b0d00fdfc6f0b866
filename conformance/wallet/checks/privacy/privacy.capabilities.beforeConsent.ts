import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { homeChain, account, ask } from '../../steps.ts'

export default defineCheck({
  id: 'privacy.capabilities.beforeConsent',
  title: 'Rejects wallet_getCapabilities before consent',
  group: 'Q. Privacy',
  level: 'SHOULD',
  basis: 'spec',
  spec: '5792 §Privacy',
  stimulus: 'wallet_getCapabilities unauthorised',
  expected: 'error, no data',
  action: 'none',
  auto: 'N P X',

  feature: 'eip-5792',
  script: ask('caps', 'wallet_getCapabilities', [account(0), [homeChain]]),
  judge: rejection('caps', { not: [4001, 4900, 4901, 4902] }),
})
