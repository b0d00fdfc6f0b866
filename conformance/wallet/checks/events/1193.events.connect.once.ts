import { defineCheck } from '../../../core/defineCheck.ts'
import { eventCount } from '../../judges.ts'
import { events } from '../../readTranscript.ts'
import { listen, waitFor, fence, boot, ask } from '../../steps.ts'

export default defineCheck({
  id: '1193.events.connect.once',
  title: 'Does not emit connect again on later requests',
  group: 'I. Events and ordering — EIP-1193',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §connect: on becoming connected',
  stimulus: '10 requests',
  expected: 'no further connect',
  action: 'none',
  auto: 'N P X',

  script: [
    listen('a', 'connect'),
    boot,
    waitFor('connect'),
    ...Array.from({ length: 10 }, (_, i) => ask(`chain.${i}`, 'eth_chainId')).flat(),
    fence,
  ],
  judge: (transcript) => {
    if (events(transcript, 'connect').length === 0)
      return {
        status: 'blocked',
        by: '1193.events.connect.first',
        message: 'No connect came at all.',
      }
    return eventCount('connect', 1)(transcript)
  },
})
