import { defineTransactionsCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { account, transfer } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineTransactionsCheck({
  id: 'tx.send.from.unauthorised',
  title: 'Rejects a transaction from an account without permission without a prompt',
  level: 'MUST',
  spec: '1193 4100',
  stimulus: 'from = other account',
  expected: 'rejects, no prompt',

  script: [
    ...connect(0),
    ...approve('send', 'eth_sendTransaction', [transfer({ from: account(1) })]),
  ],
  judge: rejection('send', { not: [4001, 4900, 4901, 4902], silent: true }),
})
