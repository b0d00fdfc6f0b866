import { type SerializedValue, valueAt } from '../../../core/serialize.ts'
import { defineMessagesCheck } from '../defineCheckOfGroup.ts'
import { everyEvent, isObject } from '../../judges.ts'
import { resultOf } from '../../readTranscript.ts'
import { ask, connect, listen, need, waitFor } from '../../steps.ts'
import { mineBlock } from './minedHeads.ts'

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
    const id = resultOf(transcript, 'heads') ?? null
    return everyEvent(
      'message',
      ({ args: [message] }) => isNonSubscription(message) || isHead(message, id),
      { type: 'eth_subscription', data: { subscription: id, result: 'a block' } },
      { blockedBy: '1193.message.subscription' },
    )(transcript)
  },
})

/** Returns whether a message is of another type than a subscription. EIP-1193 does not say which other types exist. */
function isNonSubscription(message: SerializedValue | undefined): boolean {
  const type = valueAt(message, 'type')
  return typeof type === 'string' && type !== 'eth_subscription'
}

function isHead(message: SerializedValue | undefined, id: SerializedValue): boolean {
  return (
    valueAt(message, 'type') === 'eth_subscription' &&
    valueAt(message, 'data', 'subscription') === id &&
    isObject(valueAt(message, 'data', 'result'))
  )
}
