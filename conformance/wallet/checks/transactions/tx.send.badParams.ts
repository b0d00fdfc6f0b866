import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { approve, connect } from '../../steps.ts'

export default defineCheck({
  id: 'tx.send.badParams',
  title: 'Rejects eth_sendTransaction with empty params',
  group: 'K. Transactions',
  level: 'MUST',
  basis: 'spec',
  spec: '1474',
  stimulus: 'params []',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',

  feature: 'transactions',
  script: [...connect(), ...approve('send', 'eth_sendTransaction', [])],
  judge: rejection('send', { not: [4001, 4900, 4901, 4902], inForm: 'warn' }),
})
