import { defineMessagesCheck } from '../defineCheckOfGroup.ts'
import { pass, violation } from '../../judges.ts'
import { events } from '../../readTranscript.ts'
import { ask, connect, listen, need } from '../../steps.ts'
import { minedHeads, mineNextHead } from './minedHeads.ts'

export default defineMessagesCheck({
  id: '1193.message.subscription',
  title: 'Emits message for a newHeads subscription when a block is mined',
  level: 'MUST',
  spec: '1193 §Subscriptions: MUST emit message',
  stimulus: 'eth_subscribe newHeads, mine',
  expected: 'message event',

  script: [
    ...connect(),
    listen('a', 'message'),
    ...ask('heads', 'eth_subscribe', ['newHeads']),
    need({ resolved: 'heads' }, '1193.message.ids'),
    ...mineNextHead,
  ],
  judge: (transcript) =>
    minedHeads(transcript).length > 0
      ? pass()
      : violation(
          'No message of the mined block came.',
          events(transcript, 'message').map(({ args }) => args),
          'a message with the header of the mined block',
        ),
})
