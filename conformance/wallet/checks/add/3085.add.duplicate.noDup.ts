import { check } from '../../../core/check.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { newChain } from '../../params.ts'
import { outcome, acted } from '../../read.ts'
import { isList } from '../../shapes.ts'
import { user, approve, connect } from '../../steps.ts'

export default check('3085.add.duplicate.noDup', {
  feature: 'eip-3085',
  script: [
    ...connect(),
    ...approve('first', 'wallet_addEthereumChain', [newChain]),
    ...approve('second', 'wallet_addEthereumChain', [newChain]),
    user('networks'),
  ],
  judge: (transcript) => {
    if (outcome(transcript, 'first').kind !== 'result')
      return { status: 'blocked', by: '3085.add.returnsNull', message: 'The chain was not added.' }
    const listed = acted(transcript, 'networks')
    const count = isList(listed) ? listed.filter((id) => Number(id) === 137).length : 0
    return count === 1
      ? pass(listed)
      : violation(`The chain stands ${count} times on the list.`, listed ?? null, 'once')
  },
})
