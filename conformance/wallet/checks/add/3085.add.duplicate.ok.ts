import { defineAddCheck } from '../defineCheckOfGroup.ts'
import { all, result } from '../../judges.ts'
import { newChain } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineAddCheck({
  id: '3085.add.duplicate.ok',
  title: 'Returns null both times when a chain is added twice',
  level: 'SHOULD',
  spec: '3085: adding an added chain SHOULD succeed',
  stimulus: 'add twice',
  expected: 'null both times',
  action: 'approve×2',

  script: [
    ...connect(),
    ...approve('first', 'wallet_addEthereumChain', [newChain]),
    ...approve('second', 'wallet_addEthereumChain', [newChain]),
  ],
  judge: all(...['first', 'second'].map((id) => result(id, (value) => value === null, 'null'))),
})
