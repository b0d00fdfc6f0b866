import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { result } from '../../judges.ts'
import { transfer } from '../../params.ts'
import { answer, need, node, ask, approve, connect } from '../../steps.ts'

export default check('tx.receipt.found', {
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
    (value) => (value as { status?: Seen } | null)?.status === '0x1',
    'a receipt with status 0x1',
  ),
})
