import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { blocked, isAddress, isList, lower, notApplicable, passIf } from '../../judges.ts'
import { events } from '../../readTranscript.ts'
import { account } from '../../requestParams.ts'
import { connect, listen, user, waitForAccount } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.accountsChanged.syncState',
  title: 'Updates its account properties before it emits accountsChanged',
  level: 'MUST',
  spec: '1193 as above (state first, event second)',
  stimulus: 'read provider state synchronously in the handler',
  expected: 'state is new',
  action: 'switch-account',
  auto: 'N',

  script: [
    ...connect(0),
    listen('a', 'accountsChanged', {
      read: ['selectedAddress', 'accounts.0', '_state.accounts.0'],
    }),
    user('selectAccounts', [account(1)]),
    waitForAccount(1),
  ],
  judge: (transcript) => {
    const lastEvent = events(transcript, 'accountsChanged').at(-1)
    if (!lastEvent)
      return blocked('1193.events.accountsChanged.emitted', 'No accountsChanged came.')
    const state = Object.values(lastEvent.read ?? {}).filter(isAddress)
    if (state.length === 0) return notApplicable('The provider shows no accounts as properties.')
    const [list] = lastEvent.args
    const first = lower(isList(list) ? list[0] : undefined)
    const isCurrent = state.every((value) => lower(value) === first)
    return passIf(isCurrent, state, 'The properties of the provider lag behind its event.', first)
  },
})
