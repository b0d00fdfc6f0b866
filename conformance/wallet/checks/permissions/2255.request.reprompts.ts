import { check } from '../../../core/check.ts'
import { prompts } from '../../judges.ts'
import { approve, connect } from '../../steps.ts'

export default check('2255.request.reprompts', {
  feature: 'eip-2255',
  script: [
    ...connect(),
    ...approve('permissions', 'wallet_requestPermissions', [{ eth_accounts: {} }]),
  ],
  judge: prompts(
    'permissions',
    (open) => open >= 1,
    'a prompt, so that the person may choose again',
  ),
})
