import { check } from '../../../core/check.ts'
import { absent } from '../../judges.ts'
import { home, approve, user, listen, wait, fence, connect } from '../../steps.ts'

/** Switches in the wallet and by a request: some wallets disconnect on only one of them. */
export default check('1193.events.disconnect.notOnSwitch', {
  follows: ['3326.switch.settles'],
  script: [
    ...connect(),
    listen('a', 'disconnect'),
    listen('b', 'chainChanged'),
    user('switchChain', 1),
    wait('chainChanged'),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: home }]),
    fence,
  ],
  judge: absent('disconnect'),
})
