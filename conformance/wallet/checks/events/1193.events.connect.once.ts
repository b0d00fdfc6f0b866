import { check } from '../../../core/check.ts'
import { times } from '../../judges.ts'
import { events } from '../../read.ts'
import { listen, wait, fence, boot, ask } from '../../steps.ts'

export default check('1193.events.connect.once', {
  script: [
    listen('a', 'connect'),
    boot,
    wait('connect'),
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
    return times('connect', 1)(transcript)
  },
})
