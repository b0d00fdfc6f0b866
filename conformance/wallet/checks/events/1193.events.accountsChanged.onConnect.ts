import { defineEventsCheck } from '../groups.ts'
import { event, sameAddresses } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
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
  judge: (transcript) => {
    const connected = outcome(transcript, 'connect')
    return event(
      'accountsChanged',
      ({ args }) => connected.kind === 'result' && sameAddresses(args[0], connected.value),
      'the accounts that eth_requestAccounts gave',
    )(transcript)
  },
})
