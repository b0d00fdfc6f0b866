import { defineAccountsCheck } from '../defineCheckOfGroup.ts'
import { isEmptyList, result } from '../../judges.ts'
import { ask, reject } from '../../steps.ts'

export default defineAccountsCheck({
  id: '1102.request.reject.noGrant',
  title: 'Returns no accounts after a declined connection',
  level: 'MUST',
  spec: '1102 §Protocol',
  stimulus: 'reject, then eth_accounts',
  expected: '[]',
  action: 'reject',

  follows: ['privacy.accounts.beforeConsent'],
  script: [...reject('connect', 'eth_requestAccounts'), ...ask('accounts', 'eth_accounts')],
  judge: result('accounts', isEmptyList, 'no accounts'),
})
