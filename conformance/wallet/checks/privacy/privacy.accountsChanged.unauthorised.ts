import { definePrivacyCheck } from '../defineCheckOfGroup.ts'
import { noEvent } from '../../judges.ts'
import { account } from '../../requestParams.ts'
import { boot, fence, listen, user } from '../../steps.ts'

export default definePrivacyCheck({
  id: 'privacy.accountsChanged.unauthorised',
  title: 'Does not emit accountsChanged to an origin without permission',
  level: 'MUST NOT',
  spec: '1193/1102',
  stimulus: 'switch account in the wallet while this origin is unauthorised',
  expected: 'no accountsChanged',
  action: 'switch-account',
  auto: 'N X',

  script: [boot, listen('a', 'accountsChanged'), user('selectAccounts', [account(1)]), fence],
  judge: noEvent('accountsChanged'),
})
