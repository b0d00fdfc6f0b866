import type { Transcript } from '../../../core/transcript.ts'
import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { blocked, isList, lower, passIf } from '../../judges.ts'
import { events, walletUnderTest } from '../../readTranscript.ts'
import { account } from '../../requestParams.ts'
import { connect, listen, user, waitForAccount } from '../../steps.ts'

/**
 * Returns the events whose first account is the wallet's account with this index. The event of the connect,
 * which may arrive late, has another account.
 */
const eventsAfter = (transcript: Transcript, index: number) =>
  events(transcript, 'accountsChanged', 'a')
    .map(({ args }) => args)
    .filter(
      ([list]) =>
        isList(list) && lower(list[0]) === lower(walletUnderTest(transcript).accounts[index]),
    )

export default defineEventsCheck({
  id: '1193.events.accountsChanged.once',
  title: 'Emits accountsChanged exactly once for an account switch',
  level: 'SHOULD',
  basis: 'convention',
  spec: '1193 §accountsChanged: when the return value of eth_accounts changes',
  stimulus: 'select another account, once',
  expected: 'exactly one event with it',
  action: 'switch-account',
  note: 'an app that reloads for each event reloads twice',

  // The script selects two accounts in turn. When the event of the second one has arrived, no more event of the
  // first one can follow.
  script: [
    ...connect(),
    listen('a', 'accountsChanged'),
    user('selectAccounts', [account(1)]),
    waitForAccount(1),
    user('selectAccounts', [account(2)]),
    waitForAccount(2),
  ],
  judge: (transcript) => {
    const [first, next] = [eventsAfter(transcript, 1), eventsAfter(transcript, 2)]
    if (first.length === 0 || next.length === 0)
      return blocked(
        '1193.events.accountsChanged.emitted',
        'No accountsChanged came with an account that was selected.',
      )
    const message = `accountsChanged came ${first.length} times for one change.`
    return passIf(first.length === 1, first, message, 'once')
  },
})
