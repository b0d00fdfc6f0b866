import { defineTransactionsCheck } from '../groups.ts'
import { rejection } from '../../judges.ts'
import { transfer } from '../../requestParams.ts'
import { approve, connect, otherChain } from '../../steps.ts'

export default defineTransactionsCheck({
  id: 'tx.send.chainId.mismatch',
  title: 'Rejects a transaction whose chain id is not the selected one',
  level: 'SHOULD',
  spec: '155 + conv',
  stimulus: 'tx.chainId 1 on 56',
  expected: 'rejects',
  note: 'Rabby fills a missing chainId from the site’s chain',

  script: [
    ...connect(),
    ...approve('send', 'eth_sendTransaction', [transfer({ chainId: otherChain })]),
  ],
  judge: rejection('send', { not: [4001, 4100, 4900] }),
})
