import { defineTransactionsCheck } from '../defineCheckOfGroup.ts'
import { expectRejections } from '../../expectRejections.ts'
import { otherChain, transfer } from '../../requestParams.ts'

export default defineTransactionsCheck({
  id: 'tx.send.chainId.mismatch',
  title: 'Rejects a transaction whose chain id is not the selected one',
  level: 'SHOULD',
  spec: '155 + conv',
  stimulus: 'tx.chainId 1 on 56',
  expected: 'rejects',
  note: 'Rabby fills a missing chainId from the site’s chain',

  ...expectRejections(
    'eth_sendTransaction',
    { send: [transfer({ chainId: otherChain })] },
    { not: [4001, 4100, 4900] },
  ),
})
