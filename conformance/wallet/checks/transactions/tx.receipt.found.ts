import { defineCheck } from '../../../core/defineCheck.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import { result } from '../../judges.ts'
import { transfer } from '../../requestParams.ts'
import { answer, need, node, ask, approve, connect } from '../../steps.ts'

export default defineCheck({
  id: 'tx.receipt.found',
  title: 'Returns a successful receipt for a mined transaction',
  group: 'K. Transactions',
  level: 'MUST',
  basis: 'spec',
  spec: '1474 eth_getTransactionReceipt',
  stimulus: 'mine, fetch by hash',
  expected: 'status 0x1 on Anvil',
  action: 'approve',
  auto: 'P X',

  feature: 'transactions',
  follows: ['tx.send.returnsHash'],
  script: [
    ...connect(),
    ...approve('send', 'eth_sendTransaction', [transfer()]),
    need({ resolved: 'send' }, 'tx.send.returnsHash'),
    node('mine', 'evm_mine'),
    ...ask('receipt', 'eth_getTransactionReceipt', [answer('send')]),
  ],
  judge: result(
    'receipt',
    (value) => (value as { status?: SerializedValue } | null)?.status === '0x1',
    'a receipt with status 0x1',
  ),
})
