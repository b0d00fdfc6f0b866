import { defineCheck } from '../../../core/defineCheck.ts'
import { event } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { sameAddresses } from '../../valuePredicates.ts'
import { listen, waitFor, connect } from '../../steps.ts'

export default defineCheck({
  id: '1193.events.accountsChanged.onConnect',
  title: 'Emits accountsChanged with the accounts of an approved connection',
  group: 'I. Events and ordering — EIP-1193',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §accountsChanged ([] → [a] is a change)',
  stimulus: 'approve first connect',
  expected: 'accountsChanged([a])',
  action: 'approve',
  auto: 'N P X',

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
