import { check } from '../../../core/check.ts'
import { absent } from '../../judges.ts'
import { user, listen, wait, fence, connect } from '../../steps.ts'

export default check('1193.events.accountsChanged.onlyOnChange', {
  // Wait for the event of the connect, which may arrive after its response, and ignore it.
  script: [
    listen('first', 'accountsChanged'),
    ...connect(),
    wait('accountsChanged', 'first'),
    listen('a', 'accountsChanged'),
    user('refresh'),
    fence,
  ],
  judge: absent('accountsChanged', 'a'),
})
