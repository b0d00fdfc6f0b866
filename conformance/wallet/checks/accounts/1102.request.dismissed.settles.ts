import { defineAccountsCheck } from '../defineCheckOfGroup.ts'
import { all, rejection, settles } from '../../judges.ts'
import { openPrompt, settle, user } from '../../steps.ts'

export default defineAccountsCheck({
  id: '1102.request.dismissed.settles',
  title: 'Rejects eth_requestAccounts when the user closes the prompt',
  level: 'MUST',
  spec: '1102 §REJECT + 1193 §request (promise settles)',
  stimulus: 'close the prompt window',
  expected: 'rejects within 5 s',
  action: 'dismiss',
  auto: 'N X',
  note: 'MetaMask hangs when the unlock popup is closed (#11280, #11231)',

  script: [...openPrompt('connect', 'eth_requestAccounts'), user('dismiss'), settle('connect')],
  judge: all(settles('connect'), rejection('connect')),
})
