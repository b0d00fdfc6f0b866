import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { isList, result } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default defineRequestCheck({
  id: '1193.request.paramsOptional',
  title: 'Accepts a request without params',
  level: 'MUST',
  spec: '1193 §request: params optional',
  stimulus: 'eth_accounts without params',
  expected: 'resolves',

  follows: ['privacy.accounts.beforeConsent'],
  script: ask('accounts', 'eth_accounts'),
  judge: result('accounts', isList, 'a list'),
})
