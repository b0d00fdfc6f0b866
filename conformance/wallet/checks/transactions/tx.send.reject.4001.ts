import { defineTransactionsCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { transfer } from '../../requestParams.ts'
import { connect, reject } from '../../steps.ts'

export default defineTransactionsCheck({
  id: 'tx.send.reject.4001',
  title: 'Rejects a declined transaction with code 4001',
  level: 'SHOULD',
  spec: '1193',
  stimulus: 'reject',
  expected: '4001',
  action: 'reject',

  follows: ['1193.error.userRejected.4001'],
  script: [...connect(), ...reject('send', 'eth_sendTransaction', [transfer()])],
  judge: rejection('send', { code: [4001] }),
})
