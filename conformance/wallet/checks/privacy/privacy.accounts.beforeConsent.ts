import { definePrivacyCheck } from '../defineCheckOfGroup.ts'
import { isEmptyList, result } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default definePrivacyCheck({
  id: 'privacy.accounts.beforeConsent',
  title: 'Returns no accounts before consent',
  level: 'SHOULD',
  spec: '1193 §User Account Exposure; 1102',
  stimulus: 'eth_accounts on a fresh origin',
  expected: '[]',

  script: ask('accounts', 'eth_accounts'),
  judge: result('accounts', isEmptyList, 'no accounts before consent'),
})
