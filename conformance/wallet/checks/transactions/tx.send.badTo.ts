import { defineTransactionsCheck } from '../defineCheckOfGroup.ts'
import { rejection, unrelatedCodes } from '../../judges.ts'
import { transfer } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineTransactionsCheck({
  id: 'tx.send.badTo',
  title: 'Rejects a transaction to a malformed address without a prompt',
  level: 'MUST',
  spec: '1474 -32602',
  stimulus: 'to "0x12"',
  expected: 'rejects before a prompt',

  script: [...connect(), ...approve('send', 'eth_sendTransaction', [transfer({ to: '0x12' })])],
  judge: rejection('send', { not: unrelatedCodes, silent: true }),
})
