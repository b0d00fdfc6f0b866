import { defineAddCheck } from '../groups.ts'
import { result } from '../../judges.ts'
import { approve, connect, newChain } from '../../steps.ts'

export default defineAddCheck({
  id: '3085.add.returnsNull',
  title: 'Returns null from an approved chain addition',
  level: 'MUST',
  spec: '3085 §Returns: MUST return null',
  stimulus: 'valid add, approve',
  expected: 'null',
  action: 'approve',

  script: [...connect(), ...approve('add', 'wallet_addEthereumChain', [newChain])],
  judge: result('add', (value) => value === null, 'null'),
})
