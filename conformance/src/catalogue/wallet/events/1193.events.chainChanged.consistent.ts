import { check } from '../../../engine/check.ts'
import type { Call } from '../../../engine/driver.ts'
import { result } from '../judges.ts'
import { events } from '../read.ts'
import { user, listen, wait, ask, connect } from '../steps.ts'

const chain: Call = {
  id: 'inside',
  on: 'provider',
  path: 'request',
  args: [{ method: 'eth_chainId' }],
}

export default check('1193.events.chainChanged.consistent', {
  follows: ['1193.events.chainChanged.hexString'],
  script: [
    ...connect(),
    listen('a', 'chainChanged', { call: chain }),
    user('switchChain', 1),
    wait('chainChanged'),
    ...ask('later', 'eth_chainId'),
  ],
  judge: (transcript) => {
    const [told] = events(transcript, 'chainChanged')
    if (!told)
      return {
        status: 'blocked',
        by: '1193.events.chainChanged.emitted',
        message: 'No chainChanged came.',
      }
    return result(
      'inside',
      (value) => Number(value) === Number(told.args[0]),
      'the chain of the event',
    )(transcript)
  },
})
