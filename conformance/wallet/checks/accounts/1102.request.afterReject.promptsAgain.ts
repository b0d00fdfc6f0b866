import { check } from '../../../core/check.ts'
import { result, prompts, all } from '../../judges.ts'
import { isList } from '../../shapes.ts'
import { approve, reject } from '../../steps.ts'

export default check('1102.request.afterReject.promptsAgain', {
  script: [
    ...reject('first', 'eth_requestAccounts', undefined, '1102.request.prompts'),
    ...approve('second', 'eth_requestAccounts'),
  ],
  judge: all(
    result('second', isList, 'the accounts'),
    prompts('second', (open) => open >= 1, 'a prompt'),
  ),
})
