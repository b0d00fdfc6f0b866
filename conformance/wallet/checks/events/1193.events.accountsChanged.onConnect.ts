import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { event, sameAddresses } from '../../judges.ts'
import { resultOf } from '../../readTranscript.ts'
import { connect, listen, waitFor } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.accountsChanged.onConnect',
  title: 'Emits accountsChanged with the accounts of an approved connection',
  level: 'SHOULD',
  spec: '1193 §accountsChanged ([] → [a] is a change)',
  stimulus: 'approve first connect',
  expected: 'accountsChanged([a])',
  action: 'approve',

  follows: ['1193.events.accountsChanged.emitted'],
  script: [listen('a', 'accountsChanged'), ...connect(), waitFor('accountsChanged')],
  judge: event(
    'accountsChanged',
    ({ args }, transcript) => sameAddresses(args[0], resultOf(transcript, 'connect')),
    'the accounts that eth_requestAccounts gave',
  ),
})
