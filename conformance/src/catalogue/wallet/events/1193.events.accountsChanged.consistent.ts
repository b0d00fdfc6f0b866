import { check } from '../../../engine/check.ts'
import type { Call } from '../../../engine/driver.ts'
import { result } from '../judges.ts'
import { events } from '../read.ts'
import { sameAddresses } from '../shapes.ts'
import { account, user, listen, waitForAccount, fence, connect } from '../steps.ts'

const accounts: Call = {
  id: 'inside',
  on: 'provider',
  path: 'request',
  args: [{ method: 'eth_accounts' }],
}

/** The listener itself asks: an event that runs ahead of the state misleads whoever reads it. */
export default check('1193.events.accountsChanged.consistent', {
  follows: ['1193.events.accountsChanged.array'],
  script: [
    ...connect(0),
    listen('a', 'accountsChanged', { call: accounts }),
    user('selectAccounts', [account(1)]),
    waitForAccount(1),
    fence,
  ],
  judge: (transcript) => {
    const told = events(transcript, 'accountsChanged').at(-1)
    if (!told)
      return {
        status: 'blocked',
        by: '1193.events.accountsChanged.emitted',
        message: 'No accountsChanged came.',
      }
    return result(
      'inside',
      (value) => sameAddresses(value, told.args[0]),
      'the accounts of the event',
    )(transcript)
  },
})
