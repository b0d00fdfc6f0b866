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
      const told = events(transcript, 'message').map(({ args }) => read(args[0]))
      if (told.length === 0)
        return {
          status: 'blocked',
          by: '1193.message.subscription',
          message: 'No message came at all.',
        }
      // Of a block that came before, the news may have been under way already.
      const newest = told.at(-1)?.block
      const late = told.filter(
        ({ subscription, block }) =>
          gone.kind === 'result' && subscription === gone.value && block === newest,
      )
      return late.length > 0
        ? violation('A message came for a subscription that was ended.', late, 'none')
        : pass(told)
    },
  ),
})

/** `block`: its hash. */
function read(message: Seen | undefined): { subscription: Seen; block: Seen } {
  type Message = { data?: { subscription?: Seen; result?: { hash?: Seen } | null } } | null
  const { subscription = null, result } = (message as Message | undefined)?.data ?? {}
  return { subscription, block: result?.hash ?? null }
}
