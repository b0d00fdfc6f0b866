import { defineTransactionsCheck } from '../defineCheckOfGroup.ts'
import { isHash, result } from '../../judges.ts'
import { transfer } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineTransactionsCheck({
  id: 'tx.send.returnsHash',
  title: 'Returns a 32-byte transaction hash',
  level: 'MUST',
  spec: '1474 eth_sendTransaction Returns',
  stimulus: 'send, approve',
  expected: '0x + 64 hex',
  action: 'approve',

  script: [...connect(), ...approve('send', 'eth_sendTransaction', [transfer()])],
  judge: result('send', isHash, 'a hash of 32 bytes'),
})
