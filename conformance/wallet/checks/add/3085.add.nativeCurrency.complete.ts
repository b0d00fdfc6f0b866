import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { addChain } from '../../requestParams.ts'
import { unrelatedCodes } from '../../valuePredicates.ts'
import { approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3085.add.nativeCurrency.complete',
  title: 'Rejects a chain with an incomplete native currency',
  group: 'H. Chain add — EIP-3085',
  level: 'MUST',
  basis: 'spec',
  spec: '3085: reject if name/symbol/decimals missing',
  stimulus: '{symbol:"X"}',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',

  feature: 'eip-3085',
  script: [
    ...connect(),
    ...approve('add', 'wallet_addEthereumChain', [addChain({ nativeCurrency: { symbol: 'TST' } })]),
  ],
  judge: rejection('add', { not: unrelatedCodes }),
})
