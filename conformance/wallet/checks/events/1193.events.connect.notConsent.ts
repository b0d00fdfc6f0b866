import { defineEventsCheck } from '../groups.ts'
import { containsAccount, everyEvent } from '../../judges.ts'
import { approve, ask, boot, listen, waitFor } from '../../steps.ts'

/** Some wallets emit connect at their start, others at the user's consent, when they know the accounts. */
export default defineEventsCheck({
  id: '1193.events.connect.notConsent',
  title: 'Does not include accounts in the connect event',
  level: 'MUST NOT',
  spec: '1193 §Connectivity: connected ≠ accounts authorised',
  stimulus: 'boot, then consent',
  expected: 'connect carries no accounts',
  action: 'approve',
  note: 'WalletConnect emits connect only after session approval',

  script: [
    listen('a', 'connect'),
    boot,
    waitFor('connect'),
    ...approve('connect', 'eth_requestAccounts'),
    waitFor('connect'),
    ...ask('chain', 'eth_chainId'),
  ],
  judge: everyEvent(
    'connect',
    ({ args }, transcript) => !containsAccount(JSON.stringify(args), transcript),
    'no account',
    { blockedBy: '1193.events.connect.first' },
  ),
})
