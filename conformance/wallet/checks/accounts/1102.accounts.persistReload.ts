import { defineAccountsCheck } from '../defineCheckOfGroup.ts'
import { result, sameAccountsAs } from '../../judges.ts'
import { ask, connect, user } from '../../steps.ts'

export default defineAccountsCheck({
  id: '1102.accounts.persistReload',
  title: 'Returns the same accounts after a reload',
  level: 'SHOULD',
  spec: '1193/2255 permission persistence',
  stimulus: 'connect, reload, eth_accounts',
  expected: 'same list, no prompt',
  action: 'reload',
  auto: 'X',

  connectsInPrompt: true,
  script: [...connect(), user('reload'), ...ask('accounts', 'eth_accounts')],
  judge: result('accounts', sameAccountsAs('connect'), 'the same accounts after a reload'),
})
