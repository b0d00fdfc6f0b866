import { defineCheck } from '../../../core/defineCheck.ts'
import { everyEvent } from '../../judges.ts'
import { containsAccount } from '../../predicates.ts'
import { listen, waitFor, boot } from '../../steps.ts'

export default defineCheck({
  id: '1193.events.connect.notConsent',
  title: 'Does not include accounts in the connect event',
  group: 'I. Events and ordering — EIP-1193',
  level: 'MUST NOT',
  basis: 'spec',
  spec: '1193 §Connectivity: connected ≠ accounts authorised',
  stimulus: 'boot without consent',
  expected: 'connect carries no accounts',
  action: 'none',
  auto: 'N P X',
  note: 'WalletConnect emits connect only after session approval',

  script: [listen('a', 'connect'), boot, waitFor('connect')],
  judge: everyEvent(
    'connect',
    ({ args }, transcript) => !containsAccount(JSON.stringify(args), transcript),
    'no account',
    { blockedBy: '1193.events.connect.first' },
  ),
})
