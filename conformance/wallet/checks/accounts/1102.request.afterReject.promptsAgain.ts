import { defineAccountsCheck } from '../defineCheckOfGroup.ts'
import { all, isList, prompts, result } from '../../judges.ts'
import { approve, reject } from '../../steps.ts'

export default defineAccountsCheck({
  id: '1102.request.afterReject.promptsAgain',
  title: 'Opens a prompt again after a declined connection',
  level: 'SHOULD',
  spec: '1102 §Protocol',
  stimulus: 'reject, ask again, approve',
  expected: 'second prompt opens, resolves',
  action: 'reject+approve',

  script: [...reject('first', 'eth_requestAccounts'), ...approve('second', 'eth_requestAccounts')],
  judge: all(
    result('second', isList, 'the accounts'),
    prompts('second', (open) => open >= 1, 'a prompt'),
  ),
})
