import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { transfer } from '../../requestParams.ts'
import { unrelatedCodes } from '../../valuePredicates.ts'
import { approve, connect } from '../../steps.ts'

export default defineCheck({
  id: 'tx.send.badTo',
  title: 'Rejects a transaction to a malformed address without a prompt',
  group: 'K. Transactions',
  level: 'MUST',
  basis: 'spec',
  spec: '1474 -32602',
  stimulus: 'to "0x12"',
  expected: 'rejects before a prompt',
  action: 'none',
  auto: 'N P X',

  feature: 'transactions',
  script: [...connect(), ...approve('send', 'eth_sendTransaction', [transfer({ to: '0x12' })])],
  judge: rejection('send', { not: unrelatedCodes, silent: true }),
})
