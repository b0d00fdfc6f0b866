import { defineCheck } from '../../../core/defineCheck.ts'
import { noEvent } from '../../judges.ts'
import { user, listen, waitFor, fence, connect } from '../../steps.ts'

export default defineCheck({
  id: '1193.events.accountsChanged.onlyOnChange',
  title: 'Does not emit accountsChanged when the accounts stay the same',
  group: 'I. Events and ordering — EIP-1193',
  level: 'MUST NOT',
  basis: 'spec',
  spec: '1193: only if the accounts change',
  stimulus: 'no-op refresh in the wallet',
  expected: 'no event',
  action: 'none',
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
