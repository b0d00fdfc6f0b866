import { defineOptionalCheck } from '../defineCheckOfGroup.ts'
import { settles } from '../../judges.ts'
import { openPrompt, settle, user } from '../../steps.ts'

export default defineOptionalCheck({
  id: 'mobile.appSwitch',
  title: 'Reports whether a pending request settles after an app switch',
  level: 'INFO',
  spec: 'mobile practice',
  stimulus: 'leave and re-enter the in-app browser',
  expected: 'pending promise still settles',
  action: 'approve',
  auto: 'H',

  script: [
    ...openPrompt('connect', 'eth_requestAccounts'),
    user('switchApp'),
    user('approve'),
    settle('connect'),
  ],
  judge: settles('connect'),
})
