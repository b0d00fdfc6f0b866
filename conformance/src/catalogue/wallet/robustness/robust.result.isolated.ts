import { check } from '../../../engine/check.ts'
import { result } from '../judges.ts'
import { outcome } from '../read.ts'
import { sameAddresses } from '../shapes.ts'
import { ask, connect } from '../steps.ts'

export default check('robust.result.isolated', {
  script: [
    ...connect(),
    ...ask('first', 'eth_accounts', undefined, { how: { spoil: true } }),
    ...ask('second', 'eth_accounts'),
  ],
  judge: (transcript) => {
    const first = outcome(transcript, 'first')
    return result(
      'second',
      (value) => first.kind === 'result' && sameAddresses(value, first.value),
      'the accounts, whatever the dapp did to an earlier answer',
    )(transcript)
  },
})
