import { defineCheck } from '../../../core/defineCheck.ts'
import { everyEvent } from '../../judges.ts'
import { isAddresses } from '../../valuePredicates.ts'
import { account, user, listen, waitForAccount, connect } from '../../steps.ts'

export default defineCheck({
  id: '1193.events.accountsChanged.array',
  title: 'Emits accountsChanged with an array of addresses',
  group: 'I. Events and ordering — EIP-1193',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §accountsChanged: string[]',
  stimulus: 'select another',
  expected: 'Array of 0x strings',
  action: 'switch-account',
  auto: 'N X',

  script: [
    ...connect(0),
    listen('a', 'accountsChanged'),
    user('selectAccounts', [account(1)]),
    waitForAccount(1),
  ],
  judge: everyEvent('accountsChanged', ({ args }) => isAddresses(args[0]), 'a list of addresses', {
    blockedBy: '1193.events.accountsChanged.emitted',
  }),
})
