import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { sameAccountsAs } from '../../valuePredicates.ts'
import { user, ask, connect } from '../../steps.ts'

export default defineCheck({
  id: '1102.accounts.persistReload',
  title: 'Returns the same accounts after a reload',
  group: 'D. Accounts — EIP-1102',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193/2255 permission persistence',
  stimulus: 'connect, reload, eth_accounts',
  expected: 'same list, no prompt',
  action: 'reload',
  auto: 'X',

  connectsInPrompt: true,
  script: [...connect(), user('reload'), ...ask('accounts', 'eth_accounts')],
  judge: result('accounts', sameAccountsAs('connect'), 'the same accounts after a reload'),
})
