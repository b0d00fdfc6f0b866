import { defineCheck } from '../../../core/defineCheck.ts'
import { noEvent } from '../../judges.ts'
import { user, listen, waitForAccounts, fence, connect } from '../../steps.ts'

export default defineCheck({
  id: '1193.events.disconnect.notOnRevoke',
  title: 'Does not emit disconnect when the user revokes the accounts',
  group: 'I. Events and ordering — EIP-1193',
  level: 'MUST NOT',
  basis: 'spec',
  spec: '1193 §Connectivity: revocation is not loss of the client',
  stimulus: 'revoke accounts',
  expected: 'accountsChanged [] and no disconnect',
  action: 'revoke',
  auto: 'N P X',
  note: 'Rabby emits accountsChanged [], disconnect 4900 and close together',

  // The fence, which waits for late events, switches the chain. A wallet that disconnects at each switch fails this
  // check too.
  follows: ['1193.events.disconnect.notOnSwitch'],
  script: [
    ...connect(),
    listen('a', 'disconnect'),
    listen('b', 'accountsChanged'),
    user('revoke'),
    waitForAccounts(0),
    fence,
  ],
  judge: noEvent('disconnect'),
})
