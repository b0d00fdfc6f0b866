import { check } from '../../../engine/check.ts'
import { result, prompts, all } from '../judges.ts'
import { isList } from '../shapes.ts'
import { approve, connect } from '../steps.ts'

export default check('1102.request.repeat.noPrompt', {
  script: [...connect(), ...approve('again', 'eth_requestAccounts')],
  judge: all(
    result('again', isList, 'the accounts'),
    prompts('again', (open) => open === 0, 'no prompt'),
  ),
})
