import { check } from '../../../core/check.ts'
import { asking, notAhead } from '../../inside.ts'
import { events } from '../../read.ts'
import { user, listen, wait, ask, connect } from '../../steps.ts'

export default check('1193.events.chainChanged.consistent', {
  follows: ['1193.events.chainChanged.hexString'],
  script: [
    ...connect(),
    listen('a', 'chainChanged', asking('eth_chainId')),
    user('switchChain', 1),
    wait('chainChanged'),
    ...ask('later', 'eth_chainId'),
  ],
  judge: (transcript) => {
    if (events(transcript, 'chainChanged').length === 0)
      return {
        status: 'blocked',
        by: '1193.events.chainChanged.emitted',
        message: 'No chainChanged came.',
      }
    return notAhead(
      'chainChanged',
      (value, { args }) => Number(value) === Number(args[0]),
    )(transcript)
  },
})
