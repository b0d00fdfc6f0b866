import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { approve, connect } from '../../steps.ts'

const unknown = `0x${'ff'.repeat(32)}`

export default defineCheck({
  id: '5792.show.unknown',
  title: 'Rejects wallet_showCallsStatus for an unknown batch',
  group: 'M. Wallet Call API — EIP-5792',
  level: 'MUST',
  basis: 'spec',
  spec: '5792 §showCallsStatus: error for unknown id',
  stimulus: 'unknown id',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',

  feature: 'eip-5792',
  script: [...connect(), ...approve('show', 'wallet_showCallsStatus', [unknown])],
  judge: rejection('show', { not: [4001, 4100, 4900, 4901, 4902] }),
})
