import { check } from '../../../engine/check.ts'
import { result } from '../judges.ts'
import { outcome } from '../read.ts'
import { sameAddresses } from '../shapes.ts'
import { user, ask, connect } from '../steps.ts'

export default check('1102.accounts.persistReload', {
  script: [...connect(), user('reload'), ...ask('accounts', 'eth_accounts')],
  judge: (transcript) => {
    const connected = outcome(transcript, 'connect')
    return result(
      'accounts',
      (value) => connected.kind === 'result' && sameAddresses(value, connected.value),
      'the same accounts after a reload',
    )(transcript)
  },
})
