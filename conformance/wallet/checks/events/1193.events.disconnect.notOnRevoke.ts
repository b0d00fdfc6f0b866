import { check } from '../../../core/check.ts'
import { absent } from '../../judges.ts'
import { user, listen, waitForAccounts, fence, connect } from '../../steps.ts'

export default check('1193.events.disconnect.notOnRevoke', {
  // The fence switches the chain.
  follows: ['1193.events.disconnect.notOnSwitch'],
  script: [
    ...connect(),
    listen('a', 'disconnect'),
    listen('b', 'accountsChanged'),
    user('revoke'),
    waitForAccounts(0),
    fence,
  ],
  judge: absent('disconnect'),
})
