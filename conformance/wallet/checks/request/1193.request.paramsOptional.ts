import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { isList } from '../../shapes.ts'
import { ask } from '../../steps.ts'

export default check('1193.request.paramsOptional', {
  follows: ['privacy.accounts.beforeConsent'],
  script: ask('accounts', 'eth_accounts'),
  judge: result('accounts', isList, 'a list'),
})
