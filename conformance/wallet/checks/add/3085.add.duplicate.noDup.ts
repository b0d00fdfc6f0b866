import { defineCheck, pass, violation } from '../../../core/defineCheck.ts'
import { newChain } from '../../requestParams.ts'
import { outcome, actionResult } from '../../readTranscript.ts'
import { isList } from '../../valuePredicates.ts'
import { user, approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3085.add.duplicate.noDup',
  title: 'Does not list a chain twice when it is added twice',
  group: 'H. Chain add — EIP-3085',
  level: 'MUST NOT',
  basis: 'spec',
  spec: '3085: MUST NOT add the same chainId twice',
  stimulus: 'add twice, list networks',
  expected: 'one entry',
  action: 'approve×2',
  auto: 'N X',

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
    const listed = actionResult(transcript, 'networks')
    const count = isList(listed) ? listed.filter((id) => Number(id) === 137).length : 0
    return count === 1
      ? pass(listed)
      : violation(`The chain stands ${count} times on the list.`, listed ?? null, 'once')
  },
})
