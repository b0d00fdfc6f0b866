import { defineTransactionsCheck } from '../groups.ts'
import { expectRejections } from '../../expectRejections.ts'
import { unrelatedCodes } from '../../judges.ts'
import { transfer } from '../../steps.ts'

export default defineTransactionsCheck({
  id: 'tx.send.badTo',
  title: 'Rejects a transaction to a malformed address without a prompt',
  level: 'MUST',
  spec: '1474 -32602',
  stimulus: 'to "0x12"',
  expected: 'rejects before a prompt',

  ...expectRejections(
    'eth_sendTransaction',
    { send: [transfer({ to: '0x12' })] },
    { not: unrelatedCodes, silent: true },
  ),
})
