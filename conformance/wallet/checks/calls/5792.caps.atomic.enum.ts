import { check } from '../../../core/check.ts'
import { note } from '../../../core/verdict.ts'
import { result } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { askCapabilities, atomicOf } from './capabilities.ts'

export default check('5792.caps.atomic.enum', {
  feature: 'eip-5792',
  follows: ['5792.caps.shape'],
  script: askCapabilities,
  judge: (transcript) => {
    const seen = outcome(transcript, 'caps')
    const atomic = atomicOf(transcript)
    if (seen.kind === 'result' && !atomic)
      return note('The wallet says nothing of "atomic".', seen.value)
    return result(
      'caps',
      () => ['supported', 'ready', 'unsupported'].includes(String(atomic?.status)),
      'atomic.status: supported, ready or unsupported',
    )(transcript)
  },
})
