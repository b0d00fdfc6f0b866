import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { event, sameAddresses } from '../../judges.ts'
import { resultOf } from '../../readTranscript.ts'
import { ask, connect, selectSecondAccount } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.accountsChanged.value',
  title: 'Emits accountsChanged with the accounts that eth_accounts returns afterwards',
  level: 'MUST',
  spec: '1193: per eth_accounts',
  stimulus: 'select #2',
  expected: 'event value equals eth_accounts afterwards',
  action: 'switch-account',
  auto: 'N X',

  follows: ['1193.events.accountsChanged.array'],
  script: [...connect(0), ...selectSecondAccount, ...ask('accounts', 'eth_accounts')],
  judge: event(
    'accountsChanged',
    ({ args }, transcript) => sameAddresses(args[0], resultOf(transcript, 'accounts')),
    'what eth_accounts gives afterwards',
    { blockedBy: '1193.events.accountsChanged.emitted' },
  ),
})
