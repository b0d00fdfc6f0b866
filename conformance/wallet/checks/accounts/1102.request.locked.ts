import { defineAccountsCheck } from '../defineCheckOfGroup.ts'
import { settles } from '../../judges.ts'
import { approvePrompt, ask, request, user } from '../../steps.ts'

/** The wallet may reject at once, or answer after the password, but must not leave the request pending. */
export default defineAccountsCheck({
  id: '1102.request.locked',
  title: 'Settles eth_requestAccounts from a locked wallet once it is unlocked',
  level: 'MUST',
  spec: '1102 §REJECT',
  stimulus: 'locked wallet: ask, unlock, approve',
  expected: 'resolves; or rejects, never hangs after unlock',
  action: 'unlock+approve',
  auto: 'X',

  // The answer to the read of the chain id shows that the request before it has arrived. A wallet that leaves such
  // reads open fails this check too.
  follows: ['conc.reads.whilePending'],
  script: [
    user('lock'),
    request('connect', 'eth_requestAccounts'),
    ...ask('trip', 'eth_chainId'),
    user('unlock'),
    ...approvePrompt('connect'),
  ],
  judge: settles('connect'),
})
