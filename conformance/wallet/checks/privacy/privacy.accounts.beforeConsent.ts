import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { isList } from '../../shapes.ts'
import { ask } from '../../steps.ts'

export default check('privacy.accounts.beforeConsent', {
  script: ask('accounts', 'eth_accounts'),
  judge: result(
    'accounts',
    (value) => isList(value) && value.length === 0,
    'no accounts before consent',
  ),
})
