import { defineAccountsCheck } from '../defineCheckOfGroup.ts'
import { result, sameAccountsAs } from '../../judges.ts'
import { ask, connect } from '../../steps.ts'

export default defineAccountsCheck({
  id: '1102.accounts.consistent',
  title: 'Returns the same accounts from eth_accounts as from eth_requestAccounts',
  level: 'MUST',
  spec: '1193 §User Account Exposure: eth_accounts has the correct value',
  stimulus: 'connect, eth_accounts',
  expected: 'same list, same order',
  action: 'approve',

  connectsInPrompt: true,
  script: [...connect(), ...ask('accounts', 'eth_accounts')],
  judge: result('accounts', sameAccountsAs('connect'), 'the list that eth_requestAccounts gave'),
})
