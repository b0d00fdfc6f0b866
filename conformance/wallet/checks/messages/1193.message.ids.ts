import { defineMessagesCheck } from '../defineCheckOfGroup.ts'
import { result } from '../../judges.ts'
import { resultOf } from '../../readTranscript.ts'
import { ask, connect } from '../../steps.ts'

export default defineMessagesCheck({
  id: '1193.message.ids',
  title: 'Returns a distinct id for each subscription',
  level: 'MUST',
  spec: 'geth pubsub (unique id)',
  stimulus: 'subscribe twice',
  expected: 'distinct ids',

  script: [
    ...connect(),
    ...ask('first', 'eth_subscribe', ['newHeads']),
    ...ask('second', 'eth_subscribe', ['newHeads']),
  ],
  judge: (transcript) => {
    const first = resultOf(transcript, 'first')
    return result(
      'second',
      (value) => first !== undefined && typeof value === 'string' && value !== first,
      'an id of its own',
    )(transcript)
  },
})
