import { defineCallsCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { ask, connect } from '../../steps.ts'

const unknown = `0x${'ff'.repeat(32)}`

export default defineCallsCheck({
  id: '5792.status.unknown.5730',
  title: 'Rejects the status request for an unknown batch with code 5730',
  level: 'SHOULD',
  spec: '5792 error table',
  stimulus: 'unknown id',
  expected: '5730',
  note: 'wagmi’s own mock answers status 100 for an unknown id',

  script: [...connect(), ...ask('status', 'wallet_getCallsStatus', [unknown])],
  judge: rejection('status', { code: [5730] }),
})
