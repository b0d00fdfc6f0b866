import { check } from '../../../engine/check.ts'
import { result, refusal } from '../judges.ts'
import { batch } from '../params.ts'
import { approve } from '../steps.ts'
import { askCapabilities, atomicOf } from './capabilities.ts'

export default check('5792.send.atomic.5760', {
  feature: 'eip-5792',
  follows: ['5792.send.returnsId'],
  script: [
    ...askCapabilities,
    ...approve('send', 'wallet_sendCalls', [batch({ atomicRequired: true })]),
  ],
  judge: (transcript) => {
    const status = atomicOf(transcript)?.status
    if (status === 'supported' || status === 'ready')
      return result('send', () => true, 'a batch, since the wallet says it can')(transcript)
    return refusal('send', { code: [5760] })(transcript)
  },
})
