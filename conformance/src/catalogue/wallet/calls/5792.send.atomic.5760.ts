import { check } from '../../../engine/check.ts'
import type { Transcript } from '../../../engine/transcript.ts'
import { pass, violation, type Verdict } from '../../../engine/verdict.ts'
import { all, result, refusal, unanswered } from '../judges.ts'
import { batch } from '../params.ts'
import { outcome } from '../read.ts'
import { answer, approve, fence, node } from '../steps.ts'
import { askCapabilities, atomicOf } from './capabilities.ts'

export default check('5792.send.atomic.5760', {
  feature: 'eip-5792',
  follows: ['5792.send.returnsId'],
  script: [
    ...askCapabilities,
    node('before', 'eth_getTransactionCount', [answer('connect', '0'), 'pending']),
    ...approve('send', 'wallet_sendCalls', [batch({ atomicRequired: true })]),
    fence,
    node('after', 'eth_getTransactionCount', [answer('connect', '0'), 'pending']),
    node('code', 'eth_getCode', [answer('connect', '0'), 'latest']),
  ],
  judge: (transcript) => {
    const status = atomicOf(transcript)?.status
    if (status === 'supported' || status === 'ready')
      return all(
        result('send', () => true, 'a batch, since the wallet says it can'),
        together,
      )(transcript)
    return refusal('send', { code: [5760] })(transcript)
  },
})

/** Two transactions of one account are not atomic: the second may fail when the first is done. */
function together(transcript: Transcript): Verdict {
  const [before, after, code] = ['before', 'after', 'code'].map((id) => outcome(transcript, id))
  if (before?.kind !== 'result' || after?.kind !== 'result') return unanswered('after')
  const sent = Number(after.value) - Number(before.value)
  // An account that delegates itself in the same transaction counts that too (EIP-7702).
  const delegates = code?.kind === 'result' && String(code.value).startsWith('0xef0100')
  return sent <= (delegates ? 2 : 1)
    ? pass(sent)
    : violation(
        `The batch was sent as ${sent} transactions.`,
        sent,
        'one transaction, or none of the account',
      )
}
