import { check } from '../../../core/check.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { events } from '../../read.ts'
import { isAddress, isList, lower } from '../../shapes.ts'
import { account, user, listen, waitForAccount, connect } from '../../steps.ts'

export default check('1193.events.accountsChanged.syncState', {
  script: [
    ...connect(0),
    listen('a', 'accountsChanged', {
      read: ['selectedAddress', 'accounts.0', '_state.accounts.0'],
    }),
    user('selectAccounts', [account(1)]),
    waitForAccount(1),
  ],
  judge: (transcript) => {
    const told = events(transcript, 'accountsChanged').at(-1)
    if (!told)
      return {
        status: 'blocked',
        by: '1193.events.accountsChanged.emitted',
        message: 'No accountsChanged came.',
      }
    const state = Object.values(told.read ?? {}).filter(isAddress)
    if (state.length === 0)
      return { status: 'not-applicable', message: 'The provider shows no accounts as properties.' }
    const first = lower(isList(told.args[0]) ? told.args[0][0] : undefined)
    return state.every((value) => lower(value) === first)
      ? pass(state)
      : violation('The properties of the provider lag behind its event.', state, first)
  },
})
