import { defineCallsCheck } from '../groups.ts'
import { note, result } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { askCapabilities, atomicOf } from './capabilities.ts'

export default defineCallsCheck({
  id: '5792.caps.atomic.enum',
  title: 'Returns a specified status for the atomic capability',
  level: 'MUST',
  spec: '5792 §atomic: supported|ready|unsupported',
  stimulus: 'getCapabilities',
  expected: 'enum value',

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
