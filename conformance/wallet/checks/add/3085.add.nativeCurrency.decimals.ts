import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { addChain } from '../../requestParams.ts'
import { unrelatedCodes } from '../../valuePredicates.ts'
import { approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3085.add.nativeCurrency.decimals',
  title: 'Rejects a chain whose native currency has negative decimals',
  group: 'H. Chain add — EIP-3085',
  level: 'MUST',
  basis: 'spec',
  spec: '3085: reject negative decimals',
  stimulus: 'decimals -1',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',
  note: 'MetaMask demands 18; Rainbow 0–36; symbol length 2–6 / 1–6',

  feature: 'eip-3085',
  script: [
    ...connect(),
    ...approve('add', 'wallet_addEthereumChain', [
      addChain({ nativeCurrency: { name: 'Test', symbol: 'TST', decimals: -1 } }),
    ]),
  ],
  judge: rejection('add', { not: unrelatedCodes }),
})
