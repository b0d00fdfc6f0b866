import { defineOptionalCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { reject } from '../../steps.ts'

export default defineOptionalCheck({
  id: 'wc.session.reject',
  title: 'Rejects a declined WalletConnect pairing with a user rejection error',
  level: 'SHOULD',
  basis: 'convention',
  spec: 'WalletConnect SDK errors 5000–5003',
  stimulus: 'reject the pairing',
  expected: 'rejects; message “User rejected.”; code preserved',
  action: 'reject',
  auto: 'H',
  note: 'ethereum-provider rewraps as new Error(message): the code is lost',

  transport: 'walletconnect',
  script: reject('connect', 'eth_requestAccounts'),
  judge: rejection('connect', { code: [4001, 5000, 5001, 5002, 5003], message: /reject/i }),
})
