import { defineAddCheck } from '../defineCheckOfGroup.ts'
import { result } from '../../judges.ts'
import { newChain } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

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
