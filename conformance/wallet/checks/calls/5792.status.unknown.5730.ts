import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { ask, connect } from '../../steps.ts'

const unknown = `0x${'ff'.repeat(32)}`

export default check('5792.status.unknown.5730', {
  feature: 'eip-5792',
  script: [...connect(), ...ask('status', 'wallet_getCallsStatus', [unknown])],
  judge: refusal('status', { code: [5730] }),
})
