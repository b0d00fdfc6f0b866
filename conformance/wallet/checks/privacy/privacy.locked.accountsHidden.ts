import { defineCheck } from '../../../core/defineCheck.ts'
import { result, event, all } from '../../judges.ts'
import { isList } from '../../valuePredicates.ts'
import { user, listen, waitForAccounts, ask, connect } from '../../steps.ts'

export default defineCheck({
  id: 'privacy.locked.accountsHidden',
  title: 'Returns no accounts and emits an empty accountsChanged when locked',
  group: 'Q. Privacy',
  level: 'SHOULD',
  basis: 'convention',
  spec: 'MetaMask: locked → []',
  stimulus: 'connect, lock, eth_accounts',
  expected: '[] and accountsChanged([])',
  action: 'lock',
  auto: 'N X',
  note: 'MetaMask 13.13.1 goes on answering while locked and sends no event (recording 74-lock)',

  connectsInPrompt: true,
  script: [
    ...connect(),
    listen('a', 'accountsChanged'),
    user('lock'),
    waitForAccounts(0),
    ...ask('accounts', 'eth_accounts'),
  ],
  judge: all(
    result('accounts', (value) => isList(value) && value.length === 0, 'no accounts while locked'),
    event(
      'accountsChanged',
      ({ args }) => isList(args[0]) && args[0].length === 0,
      'an empty list',
    ),
  ),
})
