import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { event } from '../../judges.ts'
import { actArgs } from '../../read.ts'
import { isList, lower, sameAddresses } from '../../shapes.ts'
import { account, user, listen, waitForAccounts, connect } from '../../steps.ts'

export default check('1193.events.accountsChanged.secondary', {
  feature: 'multiple-accounts',
  follows: ['1193.events.accountsChanged.emitted'],
  script: [
    ...connect(0),
    listen('a', 'accountsChanged'),
    user('selectAccounts', [account(0), account(1)]),
    waitForAccounts(2),
  ],
  judge: event(
    'accountsChanged',
    ({ args: [told] }, transcript) => {
      const [chosen] = actArgs(transcript, 'selectAccounts')
      return sameAddresses(sorted(told), sorted(chosen))
    },
    'both accounts',
  ),
})

/** Ignores the order, which other checks judge. */
const sorted = (list: Seen | undefined): Seen => (isList(list) ? list.map(lower).toSorted() : null)
