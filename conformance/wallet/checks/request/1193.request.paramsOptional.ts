import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { isList } from '../../valuePredicates.ts'
import { ask } from '../../steps.ts'

export default defineCheck({
  id: '1193.request.paramsOptional',
  title: 'Accepts a request without params',
  group: 'B. Provider API and request()',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §request: params optional',
  stimulus: 'eth_accounts without params',
  expected: 'resolves',
  action: 'none',
  auto: 'N P X',

  follows: ['privacy.accounts.beforeConsent'],
  script: ask('accounts', 'eth_accounts'),
  judge: result('accounts', isList, 'a list'),
})
