import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { everyEvent } from '../../judges.ts'
import { mine } from '../../onChain.ts'
import { outcome } from '../../read.ts'
import { need, listen, wait, ask, connect } from '../../steps.ts'
import { isOther } from './isOther.ts'

export default check('1193.message.shape', {
  feature: 'subscriptions',
  script: [
    ...connect(),
    listen('a', 'message'),
    ...ask('heads', 'eth_subscribe', ['newHeads']),
    need({ resolved: 'heads' }, '1193.message.ids'),
    ...mine,
    wait('message'),
  ],
  judge: (transcript) => {
    const heads = outcome(transcript, 'heads')
    const id = heads.kind === 'result' ? heads.value : null
    return everyEvent(
      'message',
      ({ args }) => isOther(args[0]) || isHead(args[0], id),
      { type: 'eth_subscription', data: { subscription: id, result: 'a block' } },
      { absent: '1193.message.subscription' },
    )(transcript)
  },
})

function isHead(value: Seen | undefined, id: Seen): boolean {
  const { type, data } = (value ?? {}) as {
    type?: Seen
    data?: { subscription?: Seen; result?: Seen }
  }
  return (
    type === 'eth_subscription' &&
    data?.subscription === id &&
    typeof data.result === 'object' &&
    data.result !== null
  )
}
