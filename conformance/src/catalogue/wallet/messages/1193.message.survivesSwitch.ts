import { check } from '../../../engine/check.ts'
import { pass, violation } from '../../../engine/verdict.ts'
import { events } from '../read.ts'
import { user, need, listen, wait, fence, node, ask, connect } from '../steps.ts'

/** Heads of the old chain must not come once the new one was announced. */
export default check('1193.message.survivesSwitch', {
  feature: 'subscriptions',
  script: [
    ...connect(),
    listen('a', 'message'),
    listen('b', 'chainChanged'),
    ...ask('heads', 'eth_subscribe', ['newHeads']),
    need({ resolved: 'heads' }, '1193.message.ids'),
    user('switchChain', 1),
    wait('chainChanged'),
    node('mine', 'evm_mine'),
    fence,
  ],
  judge: (transcript) => {
    const [changed] = events(transcript, 'chainChanged')
    if (!changed)
      return {
        status: 'blocked',
        by: '1193.events.chainChanged.emitted',
        message: 'No chainChanged came.',
      }
    const late = events(transcript, 'message').filter(({ index }) => index > changed.index)
    return late.length === 0
      ? pass()
      : violation(
          'A head of the old chain came after chainChanged.',
          late.map(({ args }) => args),
          'none',
        )
  },
})
