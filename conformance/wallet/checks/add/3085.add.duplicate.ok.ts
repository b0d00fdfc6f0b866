import { check } from '../../../core/check.ts'
import { result, all } from '../../judges.ts'
import { newChain } from '../../params.ts'
import { approve, connect } from '../../steps.ts'

export default check('3085.add.duplicate.ok', {
  feature: 'eip-3085',
  script: [
    ...connect(),
    ...approve('first', 'wallet_addEthereumChain', [newChain]),
    ...approve('second', 'wallet_addEthereumChain', [newChain]),
  ],
  judge: all(...['first', 'second'].map((id) => result(id, (value) => value === null, 'null'))),
})
