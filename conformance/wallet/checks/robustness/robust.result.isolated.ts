import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { sameAccountsAs } from '../../shapes.ts'
import { ask, connect } from '../../steps.ts'

export default check('robust.result.isolated', {
  script: [
    ...connect(),
    ...ask('first', 'eth_accounts', undefined, { how: { spoil: true } }),
    ...ask('second', 'eth_accounts'),
  ],
  judge: result(
    'second',
    sameAccountsAs('first'),
    'the accounts, whatever the dapp did to an earlier answer',
  ),
})
