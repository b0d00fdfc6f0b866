import { type SerializedValue, valueAt } from '../../../core/serialize.ts'
import type { Transcript } from '../../../core/transcript.ts'
import { defineMessagesCheck } from '../defineCheckOfGroup.ts'
import { blocked, pass, violation } from '../../judges.ts'
import { events, resultOf } from '../../readTranscript.ts'
import { ask, connect, fence, listen, need, node, user, waitFor } from '../../steps.ts'
import { mineBlock, minedHeads, mineNextHead } from './minedHeads.ts'

/**
 * Block headers of the old chain must not arrive after `chainChanged`. The script first waits for one before the
 * switch, because otherwise their absence would prove nothing. A subscription may continue with headers of the new
 * chain.
 */
export default defineMessagesCheck({
  id: '1193.message.survivesSwitch',
  title: 'Does not emit block headers of the old chain after chainChanged',
  level: 'SHOULD',
  spec: '3326 §Security (pending cancelled)',
  stimulus: 'subscribe, switch chain',
  expected: 'no heads of the old chain after chainChanged',
  action: 'switch-chain',
  auto: 'X',

  script: [
    ...connect(),
    listen('a', 'message'),
    listen('b', 'chainChanged'),
    ...ask('heads', 'eth_subscribe', ['newHeads']),
    need({ resolved: 'heads' }, '1193.message.ids'),
    ...mineNextHead,
    user('switchChain', 1),
    waitFor('chainChanged'),
    ...mineBlock,
    node('newest', 'eth_getBlockByNumber', ['latest', false]),
    fence,
  ],
  judge: (transcript) => {
    const [changed] = events(transcript, 'chainChanged')
    if (!changed) return blocked('1193.events.chainChanged.emitted', 'No chainChanged came.')
    const heads = events(transcript, 'message')
    if (minedHeads(transcript.slice(0, changed.index)).length === 0)
      return blocked('1193.message.subscription', 'No head came before the switch.')
    // The fence may switch back to the old chain. Later headers are of the current chain, so they do not count.
    const end = transcript.findIndex(({ dir, what }) => dir === 'action' && what === 'fence')
    const over = end === -1 ? transcript.length : end
    const ofNewChain = (hash: SerializedValue | undefined) =>
      hash !== undefined && !oldHashes(transcript, changed.index).includes(hash)
    const late = heads.filter(
      ({ index, args }) => index > changed.index && index < over && !ofNewChain(hashOf(args)),
    )
    return late.length === 0
      ? pass()
      : violation(
          'A head of the old chain came after chainChanged.',
          late.map(({ args }) => args),
          'none',
        )
  },
})

/** Hash of the header in a `message`; undefined if it has none. */
const hashOf = (args: readonly SerializedValue[]) => valueAt(args[0], 'data', 'result', 'hash')

/** Hashes of the newest blocks of the old chain, and of those whose headers arrived before the switch. */
function oldHashes(transcript: Transcript, changed: number): SerializedValue[] {
  const newest = resultOf(transcript, 'newest')
  const before = events(transcript, 'message').filter(({ index }) => index < changed)
  const hashes = [valueAt(newest, 'hash'), valueAt(newest, 'parentHash')]
  return [...hashes, ...before.map(({ args }) => hashOf(args))].filter((one) => one !== undefined)
}
