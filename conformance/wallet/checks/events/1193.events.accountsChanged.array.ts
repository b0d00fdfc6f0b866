import { check } from '../../../core/check.ts'
import { everyEvent } from '../../judges.ts'
import { isAddresses } from '../../shapes.ts'
import { account, user, listen, waitForAccount, connect } from '../../steps.ts'

export default check('1193.events.accountsChanged.array', {
  script: [
    ...connect(0),
    listen('a', 'accountsChanged'),
    user('selectAccounts', [account(1)]),
    waitForAccount(1),
  ],
  judge: everyEvent('accountsChanged', ({ args }) => isAddresses(args[0]), 'a list of addresses', {
    absent: '1193.events.accountsChanged.emitted',
  }),
})
