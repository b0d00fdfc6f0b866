import { valueAt } from '../../../core/serialize.ts'
import { defineTransactionsCheck } from '../defineCheckOfGroup.ts'
import { result } from '../../judges.ts'
import { answer, transfer } from '../../requestParams.ts'
import { approve, ask, connect, need, node } from '../../steps.ts'

export default defineTransactionsCheck({
  id: 'tx.receipt.found',
  title: 'Returns a successful receipt for a mined transaction',
  level: 'MUST',
  spec: '1474 eth_getTransactionReceipt',
  stimulus: 'mine, fetch by hash',
  expected: 'status 0x1 on Anvil',
  action: 'approve',
  auto: 'P X',

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
    (value) => valueAt(value, 'status') === '0x1',
    'a receipt with status 0x1',
  ),
})
