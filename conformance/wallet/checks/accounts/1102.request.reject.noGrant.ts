import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { isList } from '../../shapes.ts'
import { ask, reject } from '../../steps.ts'

export default check('1102.request.reject.noGrant', {
  follows: ['privacy.accounts.beforeConsent'],
  script: [
    ...reject('connect', 'eth_requestAccounts', undefined, '1102.request.prompts'),
    ...ask('accounts', 'eth_accounts'),
  ],
  judge: result('accounts', (value) => isList(value) && value.length === 0, 'no accounts'),
})
