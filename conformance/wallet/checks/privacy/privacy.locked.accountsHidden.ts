import { check } from '../../../core/check.ts'
import { result, event, all } from '../../judges.ts'
import { isList } from '../../shapes.ts'
import { user, listen, waitForAccounts, ask, connect } from '../../steps.ts'

export default check('privacy.locked.accountsHidden', {
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
