import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { noEvent } from '../../judges.ts'
import { connect, fence, listen, user, waitForAccounts } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.disconnect.notOnRevoke',
  title: 'Does not emit disconnect when the user revokes the accounts',
  level: 'MUST NOT',
  spec: '1193 §Connectivity: revocation is not loss of the client',
  stimulus: 'revoke accounts',
  expected: 'accountsChanged [] and no disconnect',
  action: 'revoke',
  note: 'Rabby emits accountsChanged [], disconnect 4900 and close together',

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
