import { check } from '../../../engine/check.ts'
import type { Seen } from '../../../engine/seen.ts'
import { pass, violation } from '../../../engine/verdict.ts'
import { result, all } from '../judges.ts'
import { mine } from '../onChain.ts'
import { outcome, events } from '../read.ts'
import { answer, need, listen, wait, fence, ask, connect } from '../steps.ts'

/** A second subscription stays: its message proves that the block was seen. */
export default check('1193.message.unsubscribe', {
  feature: 'subscriptions',
  script: [
    ...connect(),
    listen('a', 'message'),
    ...ask('kept', 'eth_subscribe', ['newHeads']),
    ...ask('gone', 'eth_subscribe', ['newHeads']),
    need({ resolved: 'gone' }, '1193.message.ids'),
    ...ask('unsubscribe', 'eth_unsubscribe', [answer('gone')]),
    ...mine,
    wait('message'),
    fence,
  ],
  judge: all(
    result('unsubscribe', (value) => value === true, 'true'),
    (transcript) => {
      const gone = outcome(transcript, 'gone')
      const told = events(transcript, 'message').map(
        ({ args }) =>
          (args[0] as { data?: { subscription?: Seen } } | null)?.data?.subscription ?? null,
      )
      if (told.length === 0)
        return {
          status: 'blocked',
          by: '1193.message.subscription',
          message: 'No message came at all.',
        }
      return gone.kind === 'result' && told.includes(gone.value)
        ? violation('A message came for a subscription that was ended.', told, 'none')
        : pass(told)
    },
  ),
})
