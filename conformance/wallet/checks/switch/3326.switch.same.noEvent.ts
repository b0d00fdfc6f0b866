import { check } from '../../../core/check.ts'
import { absent } from '../../judges.ts'
import { home, listen, fence, approve, connect } from '../../steps.ts'

export default check('3326.switch.same.noEvent', {
  // The fence recognizes its own switch by the chain in the event.
  follows: ['1193.events.chainChanged.consistent'],
  script: [
    ...connect(),
    listen('a', 'chainChanged'),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: home }]),
    fence,
  ],
  judge: absent('chainChanged'),
})
