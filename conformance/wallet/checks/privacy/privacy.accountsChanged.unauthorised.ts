import { check } from '../../../core/check.ts'
import { absent } from '../../judges.ts'
import { account, user, listen, fence, boot } from '../../steps.ts'

export default check('privacy.accountsChanged.unauthorised', {
  script: [boot, listen('a', 'accountsChanged'), user('selectAccounts', [account(1)]), fence],
  judge: absent('accountsChanged'),
})
