import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { ask, connect } from '../../steps.ts'

export default check('1193.message.ids', {
  feature: 'subscriptions',
  script: [
    ...connect(),
    ...ask('first', 'eth_subscribe', ['newHeads']),
    ...ask('second', 'eth_subscribe', ['newHeads']),
  ],
  judge: (transcript) => {
    const first = outcome(transcript, 'first')
    return result(
      'second',
      (value) => first.kind === 'result' && typeof value === 'string' && value !== first.value,
      'an id of its own',
    )(transcript)
  },
})
