import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { ask, connect } from '../../steps.ts'

export default defineCheck({
  id: '1193.message.ids',
  title: 'Returns a distinct id for each subscription',
  group: 'L. Messages and subscriptions',
  level: 'MUST',
  basis: 'spec',
  spec: 'geth pubsub (unique id)',
  stimulus: 'subscribe twice',
  expected: 'distinct ids',
  action: 'none',
  auto: 'N P X',

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
