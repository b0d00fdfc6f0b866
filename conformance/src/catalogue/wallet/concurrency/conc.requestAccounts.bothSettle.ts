import { check } from '../../../engine/check.ts'
import { result, settles, all } from '../judges.ts'
import { isList } from '../shapes.ts'
import { request, settle, prompt } from '../steps.ts'

export default check('conc.requestAccounts.bothSettle', {
  script: [
    request('first', 'eth_requestAccounts'),
    request('second', 'eth_requestAccounts'),
    prompt('first'),
    { do: 'user', act: 'approve', if: 'prompted' },
    settle('first'),
    prompt('second'),
    { do: 'user', act: 'approve', if: 'prompted' },
    settle('second'),
  ],
  judge: all(settles('first'), settles('second'), result('first', isList, 'the accounts')),
})
