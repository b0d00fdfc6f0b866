import type { SerializedValue } from '../../../core/serialize.ts'
import { defineMessagesCheck } from '../groups.ts'
import { everyEvent } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { ask, connect, listen, need, waitFor } from '../../steps.ts'
import { mineBlock } from './heads.ts'
import { isNonSubscription } from './isNonSubscription.ts'

export default defineMessagesCheck({
  id: '1193.message.shape',
  title: 'Emits message with the subscription id and the block header',
  level: 'MUST',
  spec: '1193: {type:"eth_subscription",data:{subscription,result}}',
  stimulus: 'as above',
  expected: 'exact shape, id equal',

  script: [
    ...connect(),
    listen('a', 'message'),
    ...ask('heads', 'eth_subscribe', ['newHeads']),
    need({ resolved: 'heads' }, '1193.message.ids'),
    ...mineBlock,
    waitFor('message'),
  ],
  judge: (transcript) => {
    const heads = outcome(transcript, 'heads')
    const id = heads.kind === 'result' ? heads.value : null
    return everyEvent(
      'message',
      ({ args }) => isNonSubscription(args[0]) || isHead(args[0], id),
      { type: 'eth_subscription', data: { subscription: id, result: 'a block' } },
      { blockedBy: '1193.message.subscription' },
    )(transcript)
  },
})

function isHead(value: SerializedValue | undefined, id: SerializedValue): boolean {
  const { type, data } = (value ?? {}) as {
    type?: SerializedValue
    data?: { subscription?: SerializedValue; result?: SerializedValue }
  }
  return (
    type === 'eth_subscription' &&
    data?.subscription === id &&
    typeof data.result === 'object' &&
    data.result !== null
  )
}
