import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { sameAccountsAs } from '../../shapes.ts'
import { ask, connect } from '../../steps.ts'

export default check('1102.accounts.consistent', {
  script: [...connect(), ...ask('accounts', 'eth_accounts')],
  judge: result('accounts', sameAccountsAs('connect'), 'the list that eth_requestAccounts gave'),
})
