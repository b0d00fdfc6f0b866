import { defineOptionalCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { openPrompt, settle, user } from '../../steps.ts'

export default defineOptionalCheck({
  id: 'wc.session.expired',
  title: 'Rejects with a reset, expired or closed message when the QR modal is closed',
  level: 'SHOULD',
  basis: 'convention',
  spec: 'WalletConnect',
  stimulus: 'close the QR modal',
  expected: '“Connection request reset. Please try again.”',
  action: 'dismiss',
  auto: 'H',

  transport: 'walletconnect',
  script: [...openPrompt('connect', 'eth_requestAccounts'), user('dismiss'), settle('connect')],
  judge: rejection('connect', { message: /reset|expired|closed/i }),
})
