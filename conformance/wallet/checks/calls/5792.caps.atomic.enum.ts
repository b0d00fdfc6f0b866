import { valueAt } from '../../../core/serialize.ts'
import { defineCallsCheck } from '../defineCheckOfGroup.ts'
import { note, result } from '../../judges.ts'
import { resultOf } from '../../readTranscript.ts'
import { homeChain } from '../../requestParams.ts'
import { askCapabilities, atomicStatus } from './atomicCapability.ts'

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
    const caps = resultOf(transcript, 'caps')
    if (caps !== undefined && !valueAt(caps, homeChain, 'atomic'))
      return note('The wallet says nothing of "atomic".', caps)
    return result(
      'caps',
      (value) => ['supported', 'ready', 'unsupported'].includes(String(atomicStatus(value))),
      'atomic.status: supported, ready or unsupported',
    )(transcript)
  },
})
