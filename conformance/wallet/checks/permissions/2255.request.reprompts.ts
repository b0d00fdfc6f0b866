import { definePermissionsCheck } from '../defineCheckOfGroup.ts'
import { prompts } from '../../judges.ts'
import { approve, connect } from '../../steps.ts'

export default definePermissionsCheck({
  id: '2255.request.reprompts',
  title: 'Opens a prompt for a permission that is already granted',
  level: 'SHOULD',
  spec: '2255 (lets the user re-select)',
  stimulus: 'when authorised, request again',
  expected: 'prompt opens',
  action: 'approve',
  auto: 'N X',

  connectsInPrompt: true,
  script: [
    ...connect(),
    ...approve('permissions', 'wallet_requestPermissions', [{ eth_accounts: {} }]),
  ],
  judge: prompts('permissions', (open) => open >= 1, 'a prompt, so that the user may choose again'),
})
