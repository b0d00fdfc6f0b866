import { defineCallsCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { approve, connect } from '../../steps.ts'

const unknown = `0x${'ff'.repeat(32)}`

export default defineCallsCheck({
  id: '5792.show.unknown',
  title: 'Rejects wallet_showCallsStatus for an unknown batch',
  level: 'MUST',
  spec: '5792 §showCallsStatus: error for unknown id',
  stimulus: 'unknown id',
  expected: 'rejects',

  script: [...connect(), ...approve('show', 'wallet_showCallsStatus', [unknown])],
  judge: rejection('show', { not: [4001, 4100, 4900, 4901, 4902] }),
})
