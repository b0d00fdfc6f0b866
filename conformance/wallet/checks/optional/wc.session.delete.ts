import { valueAt } from '../../../core/serialize.ts'
import { defineOptionalCheck } from '../defineCheckOfGroup.ts'
import { event } from '../../judges.ts'
import { connect, listen, user, waitFor } from '../../steps.ts'

/** 6000 is WalletConnect's code for "User disconnected". */
export default defineOptionalCheck({
  id: 'wc.session.delete',
  title: 'Emits disconnect with code 6000 when the user ends the session',
  level: 'SHOULD',
  basis: 'convention',
  spec: 'WalletConnect session_delete',
  stimulus: 'disconnect in the mobile wallet',
  expected: 'disconnect event, code 6000',
  action: 'revoke',
  auto: 'H',

  transport: 'walletconnect',
  script: [...connect(), listen('a', 'disconnect'), user('revoke'), waitFor('disconnect')],
  judge: event(
    'disconnect',
    ({ args }) => valueAt(args[0], 'code') === 6000,
    'disconnect with code 6000',
  ),
})
