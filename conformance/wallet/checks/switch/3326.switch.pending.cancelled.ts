import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { all, rejection, settles } from '../../judges.ts'
import { connectedAccount, message } from '../../requestParams.ts'
import { connect, openPrompt, settle, user } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.pending.cancelled',
  title: 'Rejects a pending signature with code 4001 when the chain changes',
  level: 'SHOULD',
  spec: '3326 §Security: cancel pending requests and chain-specific confirmations',
  stimulus: 'open a sign prompt, chain changes',
  expected: 'prompt is rejected (4001)',
  action: 'switch-chain',
  auto: 'N X',
  note: 'MetaMask: rejectApprovalRequestsForOrigin on switch',

  feature: 'personal-sign',
  script: [
    ...connect(),
    ...openPrompt('sign', 'personal_sign', [message.hex, connectedAccount]),
    user('switchChain', 1),
    settle('sign'),
  ],
  judge: all(settles('sign'), rejection('sign', { code: [4001] })),
})
