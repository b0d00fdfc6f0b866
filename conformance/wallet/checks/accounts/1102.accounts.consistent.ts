import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { sameAccountsAs } from '../../valuePredicates.ts'
import { ask, connect } from '../../steps.ts'

export default defineCheck({
  id: '1102.accounts.consistent',
  title: 'Returns the same accounts from eth_accounts as from eth_requestAccounts',
  group: 'D. Accounts — EIP-1102',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §User Account Exposure: eth_accounts has the correct value',
  stimulus: 'connect, eth_accounts',
  expected: 'same list, same order',
  action: 'approve',
  auto: 'N P X',

  connectsInPrompt: true,
  script: [...connect(), ...ask('accounts', 'eth_accounts')],
  judge: result('accounts', sameAccountsAs('connect'), 'the list that eth_requestAccounts gave'),
})
