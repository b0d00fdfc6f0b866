import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { isList } from '../../valuePredicates.ts'
import { ask } from '../../steps.ts'

export default defineCheck({
  id: 'privacy.accounts.beforeConsent',
  title: 'Returns no accounts before consent',
  group: 'Q. Privacy',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §User Account Exposure; 1102',
  stimulus: 'eth_accounts on a fresh origin',
  expected: '[]',
  action: 'none',
  auto: 'N P X',

  script: ask('accounts', 'eth_accounts'),
  judge: result(
    'accounts',
    (value) => isList(value) && value.length === 0,
    'no accounts before consent',
  ),
})
