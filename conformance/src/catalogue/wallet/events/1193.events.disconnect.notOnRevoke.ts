import { check } from '../../../engine/check.ts'
import { absent } from '../judges.ts'
import { user, listen, wait, fence, connect } from '../steps.ts'

export default check('1193.events.disconnect.notOnRevoke', {
  // The fence switches the chain.
  follows: ['1193.events.disconnect.notOnSwitch'],
  script: [
    ...connect(),
    listen('a', 'disconnect'),
    listen('b', 'accountsChanged'),
    user('revoke'),
    wait('accountsChanged'),
    fence,
  ],
  judge: absent('disconnect'),
})
