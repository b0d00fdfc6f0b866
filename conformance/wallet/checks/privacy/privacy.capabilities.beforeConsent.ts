import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { home, account, ask } from '../../steps.ts'

export default check('privacy.capabilities.beforeConsent', {
  feature: 'eip-5792',
  script: ask('caps', 'wallet_getCapabilities', [account(0), [home]]),
  judge: refusal('caps', { not: [4001, 4900, 4901, 4902] }),
})
