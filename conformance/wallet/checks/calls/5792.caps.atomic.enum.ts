import { defineCheck, note } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { askCapabilities, atomicOf } from './capabilities.ts'

export default defineCheck({
  id: '5792.caps.atomic.enum',
  title: 'Returns a specified status for the atomic capability',
  group: 'M. Wallet Call API — EIP-5792',
  level: 'MUST',
  basis: 'spec',
  spec: '5792 §atomic: supported|ready|unsupported',
  stimulus: 'getCapabilities',
  expected: 'enum value',
  action: 'none',
  auto: 'N P X',

  feature: 'eip-5792',
  follows: ['5792.caps.shape'],
  script: askCapabilities,
  judge: (transcript) => {
    const response = outcome(transcript, 'caps')
    const atomic = atomicOf(transcript)
    if (response.kind === 'result' && !atomic)
      return note('The wallet says nothing of "atomic".', response.value)
    return result(
      'caps',
      () => ['supported', 'ready', 'unsupported'].includes(String(atomic?.status)),
      'atomic.status: supported, ready or unsupported',
    )(transcript)
  },
})
