import { defineCheck } from '../../../core/defineCheck.ts'
import { settles, rejection, all } from '../../judges.ts'
import { request, settle, prompt, user, need } from '../../steps.ts'

export default defineCheck({
  id: '1102.request.dismissed.settles',
  title: 'Rejects eth_requestAccounts when the user closes the prompt',
  group: 'D. Accounts — EIP-1102',
  level: 'MUST',
  basis: 'spec',
  spec: '1102 §REJECT + 1193 §request (promise settles)',
  stimulus: 'close the prompt window',
  expected: 'rejects within 5 s',
  action: 'dismiss',
  auto: 'N X',
  note: 'MetaMask hangs when the unlock popup is closed (#11280, #11231)',

  script: [
    request('connect', 'eth_requestAccounts'),
    prompt('connect'),
    need({ prompted: 'connect' }, '1102.request.prompts'),
    user('dismiss'),
    settle('connect'),
  ],
  judge: all(settles('connect'), rejection('connect')),
})
