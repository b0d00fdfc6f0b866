import { defineCheck } from '../../../core/defineCheck.ts'
import { everyEvent } from '../../judges.ts'
import { holdsAddress } from '../../shapes.ts'
import { listen, wait, boot } from '../../steps.ts'

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

  script: [listen('a', 'connect'), boot, wait('connect')],
  judge: everyEvent(
    'connect',
    ({ args }, transcript) => !holdsAddress(JSON.stringify(args), transcript),
    'no account',
    { absent: '1193.events.connect.first' },
  ),
})
