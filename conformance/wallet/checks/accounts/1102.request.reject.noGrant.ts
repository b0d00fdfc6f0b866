import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { isList } from '../../valuePredicates.ts'
import { ask, reject } from '../../steps.ts'

export default defineCheck({
  id: '1102.request.reject.noGrant',
  title: 'Returns no accounts after a declined connection',
  group: 'D. Accounts — EIP-1102',
  level: 'MUST',
  basis: 'spec',
  spec: '1102 §Protocol',
  stimulus: 'reject, then eth_accounts',
  expected: '[]',
  action: 'reject',
  auto: 'N P X',

  follows: ['privacy.accounts.beforeConsent'],
  script: [
    ...reject('connect', 'eth_requestAccounts', undefined, '1102.request.prompts'),
    ...ask('accounts', 'eth_accounts'),
  ],
  judge: result('accounts', (value) => isList(value) && value.length === 0, 'no accounts'),
})
