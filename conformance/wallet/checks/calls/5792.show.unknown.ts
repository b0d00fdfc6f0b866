import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { approve, connect } from '../../steps.ts'

const unknown = `0x${'ff'.repeat(32)}`

export default check('5792.show.unknown', {
  feature: 'eip-5792',
  script: [...connect(), ...approve('show', 'wallet_showCallsStatus', [unknown])],
  judge: refusal('show', { not: [4001, 4100, 4900, 4901, 4902] }),
})
