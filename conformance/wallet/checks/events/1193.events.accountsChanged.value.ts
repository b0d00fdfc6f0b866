import { defineCheck } from '../../../core/defineCheck.ts'
import { event } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { sameAddresses } from '../../valuePredicates.ts'
import { account, user, listen, waitForAccount, ask, connect } from '../../steps.ts'

export default defineCheck({
  id: '1193.events.accountsChanged.value',
  title: 'Emits accountsChanged with the accounts that eth_accounts returns afterwards',
  group: 'I. Events and ordering — EIP-1193',
  level: 'MUST',
  basis: 'spec',
  spec: '1193: per eth_accounts',
  stimulus: 'select #2',
  expected: 'event value equals eth_accounts afterwards',
  action: 'switch-account',
  auto: 'N X',

  follows: ['1193.events.accountsChanged.array'],
  script: [
    ...connect(0),
    listen('a', 'accountsChanged'),
    user('selectAccounts', [account(1)]),
    waitForAccount(1),
    ...ask('accounts', 'eth_accounts'),
  ],
  judge: (transcript) => {
    const accounts = outcome(transcript, 'accounts')
    return event(
      'accountsChanged',
      ({ args }) => accounts.kind === 'result' && sameAddresses(args[0], accounts.value),
      'what eth_accounts gives afterwards',
      { blockedBy: '1193.events.accountsChanged.emitted' },
    )(transcript)
  },
})
