import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { sameAccountsAs } from '../../shapes.ts'
import { user, ask, connect } from '../../steps.ts'

export default check('1102.accounts.persistReload', {
  script: [...connect(), user('reload'), ...ask('accounts', 'eth_accounts')],
  judge: result('accounts', sameAccountsAs('connect'), 'the same accounts after a reload'),
})
