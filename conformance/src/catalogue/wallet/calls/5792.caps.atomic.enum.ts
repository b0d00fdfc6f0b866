import { check } from '../../../engine/check.ts'
import type { Seen } from '../../../engine/seen.ts'
import { note } from '../../../engine/verdict.ts'
import { result } from '../judges.ts'
import { outcome } from '../read.ts'
import { home, answer, ask, connect } from '../steps.ts'

export default check('5792.caps.atomic.enum', {
  feature: 'eip-5792',
  follows: ['5792.caps.shape'],
  script: [
    ...connect(),
    ...ask('caps', 'wallet_getCapabilities', [answer('connect', '0'), [home]]),
  ],
  judge: (transcript) => {
    const seen = outcome(transcript, 'caps')
    const caps =
      seen.kind === 'result'
        ? (seen.value as { [chain: string]: { atomic?: { status?: Seen } } } | null)
        : null
    const atomic = caps?.[home]?.atomic
    if (seen.kind === 'result' && !atomic)
      return note('The wallet says nothing of "atomic".', seen.value)
    return result(
      'caps',
      () => ['supported', 'ready', 'unsupported'].includes(String(atomic?.status)),
      'atomic.status: supported, ready or unsupported',
    )(transcript)
  },
})
