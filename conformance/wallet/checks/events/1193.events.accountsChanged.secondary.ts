import type { SerializedValue } from '../../../core/serialize.ts'
import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { event, isList, lower, sameAddresses } from '../../judges.ts'
import { actionArgs } from '../../readTranscript.ts'
import { account } from '../../requestParams.ts'
import { connect, listen, user, waitForAccounts } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.accountsChanged.secondary',
  title: 'Emits accountsChanged when the user adds a second account',
  level: 'MUST',
  spec: '1193: any change of eth_accounts, not only of [0]',
  stimulus: 'add a second permitted account',
  expected: 'accountsChanged([a,b])',
  action: 'switch-account',
  auto: 'N X',
  note: 'Rabby compares only accounts[0]',

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
    ({ args: [eventAccounts] }, transcript) => {
      const [chosen] = actionArgs(transcript, 'selectAccounts')
      return sameAddresses(sorted(eventAccounts), sorted(chosen))
    },
    'both accounts',
  ),
})

/** Sorts addresses in lower case, to compare lists without their order: other checks judge the order. */
const sorted = (list: SerializedValue | undefined): SerializedValue =>
  isList(list) ? list.map(lower).toSorted() : null
