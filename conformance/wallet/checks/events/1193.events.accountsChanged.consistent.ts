import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { blocked, sameAddresses } from '../../judges.ts'
import { events, outcome } from '../../readTranscript.ts'
import { requestInListener, stateMatchesEvent } from '../../stateMatchesEvent.ts'
import { account } from '../../requestParams.ts'
import { connect, fence, listen, user, waitForAccount } from '../../steps.ts'

/** Requests `eth_accounts` inside the listener: the event must not be ahead of the wallet's state. */
export default defineEventsCheck({
  id: '1193.events.accountsChanged.consistent',
  title: 'Returns the new accounts from eth_accounts in an accountsChanged listener',
  level: 'MUST',
  spec: '1193: “changes when the return value of eth_accounts changes”',
  stimulus: 'call eth_accounts inside the handler, at the connect and at a change',
  expected: 'already the new value',
  action: 'switch-account',
  auto: 'N X',

  follows: ['1193.events.accountsChanged.array'],
  script: [
    listen('a', 'accountsChanged', requestInListener('eth_accounts')),
    ...connect(0),
    user('selectAccounts', [account(1)]),
    waitForAccount(1),
    fence,
  ],
  judge: (transcript) => {
    const connected = outcome(transcript, 'connect')
    const since = connected.kind === 'none' ? Infinity : connected.index
    if (!events(transcript, 'accountsChanged').some(({ index }) => index > since))
      return blocked('1193.events.accountsChanged.emitted', 'No accountsChanged came.')
    return stateMatchesEvent('accountsChanged', (value, { args }) => sameAddresses(value, args[0]))(
      transcript,
    )
  },
})
