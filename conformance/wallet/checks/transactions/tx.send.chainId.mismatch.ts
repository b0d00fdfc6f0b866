import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { transfer } from '../../requestParams.ts'
import { otherChain, approve, connect } from '../../steps.ts'

export default defineCheck({
  id: 'tx.send.chainId.mismatch',
  title: 'Rejects a transaction whose chain id is not the selected one',
  group: 'K. Transactions',
  level: 'SHOULD',
  basis: 'spec',
  spec: '155 + conv',
  stimulus: 'tx.chainId 1 on 56',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',
  note: 'Rabby fills a missing chainId from the site’s chain',

  feature: 'transactions',
  script: [
    ...connect(),
    ...approve('send', 'eth_sendTransaction', [transfer({ chainId: otherChain })]),
  ],
  judge: rejection('send', { not: [4001, 4100, 4900] }),
})
