import { defineTransactionsCheck } from '../groups.ts'
import { expectRejections } from '../../expectRejections.ts'

export default defineTransactionsCheck({
  id: 'tx.send.badParams',
  title: 'Rejects eth_sendTransaction with empty params',
  level: 'MUST',
  spec: '1474',
  stimulus: 'params []',
  expected: 'rejects',

  ...expectRejections(
    'eth_sendTransaction',
    { send: [] },
    { not: [4001, 4900, 4901, 4902], inForm: 'warn' },
  ),
})
