import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { isList } from '../../valuePredicates.ts'
import { ask, connect, inPage, user } from '../../steps.ts'

export default defineCheck({
  id: 'privacy.otherOrigin',
  title: 'Returns no accounts to an origin other than the connected one',
  group: 'Q. Privacy',
  level: 'MUST',
  basis: 'spec',
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
  judge: result(
    'accounts',
    (value) => isList(value) && value.length === 0,
    'no accounts for a site that was given none',
  ),
})
