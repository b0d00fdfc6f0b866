import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { blocked, eventOnce } from '../../judges.ts'
import { events } from '../../readTranscript.ts'
import { ask, boot, fence, listen, waitFor } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.connect.once',
  title: 'Does not emit connect again on later requests',
  level: 'SHOULD',
  spec: '1193 §connect: on becoming connected',
  stimulus: '10 requests',
  expected: 'no further connect',

  script: [
    listen('a', 'connect'),
    boot,
    waitFor('connect'),
    ...Array.from({ length: 10 }, (_, i) => ask(`chain.${i}`, 'eth_chainId')).flat(),
    fence,
  ],
  judge: (transcript) => {
    if (events(transcript, 'connect').length === 0)
      return blocked('1193.events.connect.first', 'No connect came at all.')
    return eventOnce('connect')(transcript)
  },
})
