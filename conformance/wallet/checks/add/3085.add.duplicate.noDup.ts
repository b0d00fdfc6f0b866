import { defineAddCheck } from '../defineCheckOfGroup.ts'
import { blocked, isList, pass, violation } from '../../judges.ts'
import { actionResult, outcome } from '../../readTranscript.ts'
import { newChain } from '../../requestParams.ts'
import { approve, connect, user } from '../../steps.ts'

export default defineAddCheck({
  id: '3085.add.duplicate.noDup',
  title: 'Does not list a chain twice when it is added twice',
  level: 'MUST NOT',
  spec: '3085: MUST NOT add the same chainId twice',
  stimulus: 'add twice, list networks',
  expected: 'one entry',
  action: 'approve×2',
  auto: 'N X',

  script: [
    ...connect(),
    ...approve('first', 'wallet_addEthereumChain', [newChain]),
    ...approve('second', 'wallet_addEthereumChain', [newChain]),
    user('networks'),
  ],
  judge: (transcript) => {
    if (outcome(transcript, 'first').kind !== 'result')
      return blocked('3085.add.returnsNull', 'The chain was not added.')
    const listed = actionResult(transcript, 'networks')
    const count = isList(listed) ? listed.filter((id) => Number(id) === 137).length : 0
    return count === 1
      ? pass(listed)
      : violation(`The chain stands ${count} times on the list.`, listed ?? null, 'once')
  },
})
