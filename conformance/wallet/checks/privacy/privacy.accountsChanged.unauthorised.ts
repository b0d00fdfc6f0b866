import { defineCheck } from '../../../core/defineCheck.ts'
import { noEvent } from '../../judges.ts'
import { account, user, listen, fence, boot } from '../../steps.ts'

export default defineCheck({
  id: 'privacy.accountsChanged.unauthorised',
  title: 'Does not emit accountsChanged to an origin without permission',
  group: 'Q. Privacy',
  level: 'MUST NOT',
  basis: 'spec',
  spec: '1193/1102',
  stimulus: 'switch account in the wallet while this origin is unauthorised',
  expected: 'no accountsChanged',
  action: 'switch-account',
  auto: 'N X',

  script: [boot, listen('a', 'accountsChanged'), user('selectAccounts', [account(1)]), fence],
  judge: noEvent('accountsChanged'),
})
