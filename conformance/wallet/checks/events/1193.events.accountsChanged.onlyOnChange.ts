import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { noEvent } from '../../judges.ts'
import { connect, fence, listen, user, waitFor } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.accountsChanged.onlyOnChange',
  title: 'Does not emit accountsChanged when the accounts stay the same',
  level: 'MUST NOT',
  spec: '1193: only if the accounts change',
  stimulus: 'no-op refresh in the wallet',
  expected: 'no event',
  auto: 'N X',

  // The event of the connect may arrive after its response. The listener `first` waits for that event, and only
  // the listener `a` is judged.
  script: [
    listen('first', 'accountsChanged'),
    ...connect(),
    waitFor('accountsChanged', 'first'),
    listen('a', 'accountsChanged'),
    user('refresh'),
    fence,
  ],
  judge: noEvent('accountsChanged', 'a'),
})
