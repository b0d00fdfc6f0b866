import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { containsAccount, everyEvent } from '../../judges.ts'
import { approve, ask, boot, listen, waitFor } from '../../steps.ts'

/** Waits for connect twice, at boot and after the user's consent, because some wallets emit it only then. */
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
