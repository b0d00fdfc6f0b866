import { defineMessagesCheck } from '../defineCheckOfGroup.ts'
import { all, blocked, pass, result, violation } from '../../judges.ts'
import { resultOf } from '../../readTranscript.ts'
import { answer } from '../../requestParams.ts'
import { ask, connect, fence, listen, need } from '../../steps.ts'
import { minedHeads, mineNextHead } from './minedHeads.ts'

/** A second subscription stays active. Its message proves that the wallet saw the new block. */
export default defineMessagesCheck({
  id: '1193.message.unsubscribe',
  title: 'Returns true from eth_unsubscribe and emits no further messages for it',
  level: 'MUST',
  spec: 'geth pubsub',
  stimulus: 'unsubscribe, mine',
  expected: 'no message, true',

  script: [
    ...connect(),
    listen('a', 'message'),
    ...ask('kept', 'eth_subscribe', ['newHeads']),
    ...ask('gone', 'eth_subscribe', ['newHeads']),
    need({ resolved: 'gone' }, '1193.message.ids'),
    ...ask('unsubscribe', 'eth_unsubscribe', [answer('gone')]),
    ...mineNextHead,
    fence,
  ],
  judge: all(
    result('unsubscribe', (value) => value === true, 'true'),
    (transcript) => {
      // Ignore messages about earlier blocks, which may have been in transit.
      const received = minedHeads(transcript)
      if (received.length === 0)
        return blocked('1193.message.subscription', 'No message of the new block came.')
      const gone = resultOf(transcript, 'gone')
      const late = received.filter(({ subscription }) => subscription === gone)
      return late.length > 0
        ? violation('A message came for a subscription that was ended.', late, 'none')
        : pass(received)
    },
  ),
})
