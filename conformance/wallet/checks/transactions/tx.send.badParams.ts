import { defineTransactionsCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { approve, connect } from '../../steps.ts'

export default defineTransactionsCheck({
  id: 'tx.send.badParams',
  title: 'Rejects eth_sendTransaction with empty params',
  level: 'MUST',
  spec: '1474',
  stimulus: 'params []',
  expected: 'rejects',

  script: [...connect(), ...approve('send', 'eth_sendTransaction', [])],
  judge: rejection('send', { not: [4001, 4900, 4901, 4902], inForm: 'warn' }),
})
