import { check } from '../../../engine/check.ts'
import type { Seen } from '../../../engine/seen.ts'
import { result, refusal } from '../judges.ts'
import { batch } from '../params.ts'
import { outcome } from '../read.ts'
import { home, answer, ask, approve, connect } from '../steps.ts'

export default check('5792.send.atomic.5760', {
  feature: 'eip-5792',
  follows: ['5792.send.returnsId'],
  script: [
    ...connect(),
    ...ask('caps', 'wallet_getCapabilities', [answer('connect', '0'), [home]]),
    ...approve('send', 'wallet_sendCalls', [batch({ atomicRequired: true })]),
  ],
  judge: (transcript) => {
    const seen = outcome(transcript, 'caps')
    const caps =
      seen.kind === 'result'
        ? (seen.value as { [chain: string]: { atomic?: { status?: Seen } } } | null)
        : null
    const status = caps?.[home]?.atomic?.status
    if (status === 'supported' || status === 'ready')
      return result('send', () => true, 'a batch, since the wallet says it can')(transcript)
    return refusal('send', { code: [5760] })(transcript)
  },
})
