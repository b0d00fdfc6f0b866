import { defineCheck } from '../../../core/defineCheck.ts'
import { refusal } from '../../judges.ts'
import { addChain } from '../../params.ts'
import { otherReasons } from '../../shapes.ts'
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
  judge: refusal('add', { not: otherReasons }),
})
