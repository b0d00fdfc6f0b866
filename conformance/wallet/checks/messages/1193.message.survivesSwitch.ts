import { defineCheck, pass, violation } from '../../../core/defineCheck.ts'
import { events } from '../../readTranscript.ts'
import { user, need, listen, waitFor, fence, ask, connect, mineBlock } from '../../steps.ts'

/**
 * Block headers of the old chain must not arrive after `chainChanged`. The script waits for one before the
 * switch, since otherwise their absence would prove nothing.
 */
export default defineCheck({
  id: '1193.message.survivesSwitch',
  title: 'Does not emit block headers of the old chain after chainChanged',
  group: 'L. Messages and subscriptions',
  level: 'SHOULD',
  basis: 'spec',
  spec: '3326 §Security (pending cancelled)',
  stimulus: 'subscribe, switch chain',
  expected: 'no heads of the old chain after chainChanged',
  action: 'switch-chain',
  auto: 'X',

  feature: 'subscriptions',
  script: [
    ...connect(),
    listen('a', 'message'),
    listen('b', 'chainChanged'),
    ...ask('heads', 'eth_subscribe', ['newHeads']),
    need({ resolved: 'heads' }, '1193.message.ids'),
    ...mineBlock,
    waitFor('message'),
    user('switchChain', 1),
    waitFor('chainChanged'),
    ...mineBlock,
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
    const heads = events(transcript, 'message')
    if (!heads.some(({ index }) => index < changed.index))
      return {
        status: 'blocked',
        by: '1193.message.subscription',
        message: 'No head came before the switch.',
      }
    // The fence may switch back to the old chain. Headers that arrive after that are of the current chain, so
    // they do not count.
    const end = transcript.findIndex(({ dir, what }) => dir === 'action' && what === 'fence')
    const over = end === -1 ? transcript.length : end
    const late = heads.filter(({ index }) => index > changed.index && index < over)
    return late.length === 0
      ? pass()
      : violation(
          'A head of the old chain came after chainChanged.',
          late.map(({ args }) => args),
          'none',
        )
  },
})
