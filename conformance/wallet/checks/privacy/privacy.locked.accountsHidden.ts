import { definePrivacyCheck } from '../defineCheckOfGroup.ts'
import { all, event, isEmptyList, result } from '../../judges.ts'
import { ask, connect, listen, user, waitForAccounts } from '../../steps.ts'

export default definePrivacyCheck({
  id: 'privacy.locked.accountsHidden',
  title: 'Returns no accounts and emits an empty accountsChanged when locked',
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
    result('accounts', isEmptyList, 'no accounts while locked'),
    event('accountsChanged', ({ args }) => isEmptyList(args[0]), 'an empty list'),
  ),
})
