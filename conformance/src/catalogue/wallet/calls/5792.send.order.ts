import { check } from '../../../engine/check.ts'
import type { Seen } from '../../../engine/seen.ts'
import { result, all } from '../judges.ts'
import { batch } from '../params.ts'
import { answer, need, node, approve, connect } from '../steps.ts'

/** The two calls carry 1 and 2 wei: their order is read from the sender's nonces. */
export default check('5792.send.order', {
  feature: 'eip-5792',
  script: [
    ...connect(),
    node('before', 'eth_getTransactionCount', [answer('connect', '0'), 'latest']),
    ...approve('send', 'wallet_sendCalls', [batch()]),
    need({ resolved: 'send' }, '5792.send.returnsId'),
    node('sent', 'eth_getTransactionCount', [answer('connect', '0'), 'latest'], {
      $: 'answer',
      of: 'before',
      path: [],
      plus: 2,
    }),
    node('one', 'eth_getTransactionBySenderAndNonce', [answer('connect', '0'), answer('before')]),
    node('two', 'eth_getTransactionBySenderAndNonce', [
      answer('connect', '0'),
      { $: 'answer', of: 'before', path: [], plus: 1 },
    ]),
  ],
  judge: all(
    ...(['one', 'two'] as const).map((id, i) =>
      result(
        id,
        (value) => Number((value as { value?: Seen } | null)?.value) === i + 1,
        `the call with ${i + 1} wei`,
      ),
    ),
  ),
})
