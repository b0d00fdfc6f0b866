import { defineCheck } from '../../../core/defineCheck.ts'
import { result, prompts, all } from '../../judges.ts'
import { isList } from '../../valuePredicates.ts'
import { approve, reject } from '../../steps.ts'

export default defineCheck({
  id: '1102.request.afterReject.promptsAgain',
  title: 'Opens a prompt again after a declined connection',
  group: 'D. Accounts — EIP-1102',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1102 §Protocol',
  stimulus: 'reject, ask again, approve',
  expected: 'second prompt opens, resolves',
  action: 'reject+approve',
  auto: 'N P X',

  script: [
    ...reject('first', 'eth_requestAccounts', undefined, '1102.request.prompts'),
    ...approve('second', 'eth_requestAccounts'),
  ],
  judge: all(
    result('second', isList, 'the accounts'),
    prompts('second', (open) => open >= 1, 'a prompt'),
  ),
})
