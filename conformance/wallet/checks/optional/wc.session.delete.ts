import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { event } from '../../judges.ts'
import { connect, listen, user, wait } from '../../steps.ts'

/** 6000 is WalletConnect's "User disconnected". */
export default check('wc.session.delete', {
  transport: 'walletconnect',
  script: [...connect(), listen('a', 'disconnect'), user('revoke'), wait('disconnect')],
  judge: event(
    'disconnect',
    ({ args }) => (args[0] as { code?: Seen } | null | undefined)?.code === 6000,
    'disconnect with code 6000',
  ),
})
