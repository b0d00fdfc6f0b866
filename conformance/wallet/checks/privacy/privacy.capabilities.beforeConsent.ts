import { definePrivacyCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { account, homeChain } from '../../requestParams.ts'
import { ask } from '../../steps.ts'

export default definePrivacyCheck({
  id: 'privacy.capabilities.beforeConsent',
  title: 'Rejects wallet_getCapabilities before consent',
  level: 'SHOULD',
  spec: '5792 §Privacy',
  stimulus: 'wallet_getCapabilities unauthorised',
  expected: 'error, no data',

  feature: 'eip-5792',
  script: ask('caps', 'wallet_getCapabilities', [account(0), [homeChain]]),
  judge: rejection('caps', { not: [4001, 4900, 4901, 4902] }),
})
