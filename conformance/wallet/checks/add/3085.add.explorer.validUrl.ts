import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { addChain } from '../../requestParams.ts'
import { unrelatedCodes } from '../../valuePredicates.ts'
import { approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3085.add.explorer.validUrl',
  title: 'Rejects a chain with a malformed block explorer URL',
  group: 'H. Chain add — EIP-3085',
  level: 'MUST',
  basis: 'spec',
  spec: '3085: reject invalid blockExplorerUrls',
  stimulus: '["x"]',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',
  note: 'MetaMask silently drops them; Rainbow requires one',

  feature: 'eip-3085',
  script: [
    ...connect(),
    ...approve('add', 'wallet_addEthereumChain', [addChain({ blockExplorerUrls: ['x'] })]),
  ],
  judge: rejection('add', { not: unrelatedCodes }),
})
