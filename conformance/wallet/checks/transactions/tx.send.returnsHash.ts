import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { transfer } from '../../requestParams.ts'
import { isHash } from '../../valuePredicates.ts'
import { approve, connect } from '../../steps.ts'

export default defineCheck({
  id: 'tx.send.returnsHash',
  title: 'Returns a 32-byte transaction hash',
  group: 'K. Transactions',
  level: 'MUST',
  basis: 'spec',
  spec: '1474 eth_sendTransaction Returns',
  stimulus: 'send, approve',
  expected: '0x + 64 hex',
  action: 'approve',
  auto: 'N P X',

  feature: 'transactions',
  script: [...connect(), ...approve('send', 'eth_sendTransaction', [transfer()])],
  judge: result('send', isHash, 'a hash of 32 bytes'),
})
