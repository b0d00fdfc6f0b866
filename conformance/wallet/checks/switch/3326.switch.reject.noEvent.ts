import { check } from '../../../core/check.ts'
import { absent } from '../../judges.ts'
import { other, listen, fence, reject, connect } from '../../steps.ts'

export default check('3326.switch.reject.noEvent', {
  // The fence recognizes its own switch by the chain in the event.
  follows: ['1193.events.chainChanged.consistent'],
  script: [
    ...connect(),
    listen('a', 'chainChanged'),
    ...reject('switch', 'wallet_switchEthereumChain', [{ chainId: other }], '3326.switch.prompts'),
    fence,
  ],
  judge: absent('chainChanged'),
})
