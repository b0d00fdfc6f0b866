import { check } from '../../../core/check.ts'
import { asking, notAhead } from '../../inside.ts'
import { events, outcome } from '../../read.ts'
import { sameAddresses } from '../../shapes.ts'
import { account, user, listen, waitForAccount, fence, connect } from '../../steps.ts'

/** Requests `eth_accounts` inside the listener: the event must not be ahead of the wallet's state. */
export default check('1193.events.accountsChanged.consistent', {
  follows: ['1193.events.accountsChanged.array'],
  script: [
    listen('a', 'accountsChanged', asking('eth_accounts')),
    ...connect(0),
    user('selectAccounts', [account(1)]),
    waitForAccount(1),
    fence,
  ],
  judge: (transcript) => {
    const connected = outcome(transcript, 'connect')
    const since = connected.kind === 'none' ? Infinity : connected.index
    if (!events(transcript, 'accountsChanged').some(({ index }) => index > since))
      return {
        status: 'blocked',
        by: '1193.events.accountsChanged.emitted',
        message: 'No accountsChanged came.',
      }
    return notAhead('accountsChanged', (value, { args }) => sameAddresses(value, args[0]))(
      transcript,
    )
  },
})
