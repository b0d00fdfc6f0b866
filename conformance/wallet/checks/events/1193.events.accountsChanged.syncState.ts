import { defineCheck, pass, violation } from '../../../core/defineCheck.ts'
import { events } from '../../readTranscript.ts'
import { isAddress, isList, lower } from '../../valuePredicates.ts'
import { account, user, listen, waitForAccount, connect } from '../../steps.ts'

export default defineCheck({
  id: '1193.events.accountsChanged.syncState',
  title: 'Updates its account properties before it emits accountsChanged',
  group: 'I. Events and ordering — EIP-1193',
  level: 'MUST',
  basis: 'spec',
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
      return {
        status: 'blocked',
        by: '1193.events.accountsChanged.emitted',
        message: 'No accountsChanged came.',
      }
    const state = Object.values(lastEvent.read ?? {}).filter(isAddress)
    if (state.length === 0)
      return { status: 'not-applicable', message: 'The provider shows no accounts as properties.' }
    const first = lower(isList(lastEvent.args[0]) ? lastEvent.args[0][0] : undefined)
    return state.every((value) => lower(value) === first)
      ? pass(state)
      : violation('The properties of the provider lag behind its event.', state, first)
  },
})
