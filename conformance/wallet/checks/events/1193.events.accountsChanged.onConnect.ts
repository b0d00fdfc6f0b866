import { check } from '../../../core/check.ts'
import { event } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { sameAddresses } from '../../shapes.ts'
import { listen, wait, connect } from '../../steps.ts'

export default check('1193.events.accountsChanged.onConnect', {
  follows: ['1193.events.accountsChanged.emitted'],
  script: [listen('a', 'accountsChanged'), ...connect(), wait('accountsChanged')],
  judge: (transcript) => {
    const connected = outcome(transcript, 'connect')
    return event(
      'accountsChanged',
      ({ args }) => connected.kind === 'result' && sameAddresses(args[0], connected.value),
      'the accounts that eth_requestAccounts gave',
    )(transcript)
  },
})
