import { check } from '../../../engine/check.ts'
import { result } from '../judges.ts'
import { outcome } from '../read.ts'
import { sameAddresses } from '../shapes.ts'
import { ask, connect } from '../steps.ts'

export default check('1102.accounts.consistent', {
  script: [...connect(), ...ask('accounts', 'eth_accounts')],
  judge: (transcript) => {
    const connected = outcome(transcript, 'connect')
    return result(
      'accounts',
      (value) => connected.kind === 'result' && sameAddresses(value, connected.value),
      'the list that eth_requestAccounts gave',
    )(transcript)
  },
})
