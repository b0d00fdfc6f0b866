import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { isList } from '../../shapes.ts'
import { ask, connect, there, user } from '../../steps.ts'

export default check('privacy.otherOrigin', {
  script: [
    ...connect(),
    user('openOrigin', 'elsewhere'),
    ...there('elsewhere', ask('accounts', 'eth_accounts')),
  ],
  judge: result(
    'accounts',
    (value) => isList(value) && value.length === 0,
    'no accounts for a site that was given none',
  ),
})
