import { definePersonalSignCheck } from '../defineCheckOfGroup.ts'
import { prompts } from '../../judges.ts'
import { connectedAccount, message } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default definePersonalSignCheck({
  id: '191.personalSign.prompts',
  title: 'Opens a prompt for personal_sign',
  level: 'SHOULD',
  basis: 'convention',
  spec: 'wallet duty; no EIP clause',
  stimulus: 'sign',
  expected: 'prompt opens',
  action: 'approve',
  auto: 'N X',

  script: [...connect(), ...approve('sign', 'personal_sign', [message.hex, connectedAccount])],
  judge: prompts('sign', (open) => open >= 1, 'a prompt'),
})
