import { definePrivacyCheck } from '../defineCheckOfGroup.ts'
import { isEmptyList, result } from '../../judges.ts'
import { ask, connect, inPage, user } from '../../steps.ts'

export default definePrivacyCheck({
  id: 'privacy.otherOrigin',
  title: 'Returns no accounts to an origin other than the connected one',
  level: 'MUST',
  spec: '2255 invoker',
  stimulus: 'connect origin A, query origin B',
  expected: '[] at B',
  action: 'approve',
  auto: 'X',

  connectsInPrompt: true,
  script: [
    ...connect(),
    user('openOrigin', 'elsewhere'),
    ...inPage('elsewhere', ask('accounts', 'eth_accounts')),
  ],
  judge: result('accounts', isEmptyList, 'no accounts for a site that was given none'),
})
