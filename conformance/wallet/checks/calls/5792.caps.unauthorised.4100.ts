import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { home, account, ask } from '../../steps.ts'

export default check('5792.caps.unauthorised.4100', {
  feature: 'eip-5792',
  script: ask('caps', 'wallet_getCapabilities', [account(0), [home]]),
  judge: refusal('caps', { code: [4100] }),
})
