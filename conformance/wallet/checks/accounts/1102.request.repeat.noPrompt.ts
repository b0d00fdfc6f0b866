import { check } from '../../../core/check.ts'
import { result, prompts, all } from '../../judges.ts'
import { sameAccountsAs } from '../../shapes.ts'
import { approve, connect } from '../../steps.ts'

export default check('1102.request.repeat.noPrompt', {
  script: [...connect(), ...approve('again', 'eth_requestAccounts')],
  judge: all(
    result('again', sameAccountsAs('connect'), 'the accounts from before'),
    prompts('again', (open) => open === 0, 'no prompt'),
  ),
})
