import { defineCheck } from '../../../core/defineCheck.ts'
import { noEvent } from '../../judges.ts'
import { otherChain, listen, fence, reject, connect } from '../../steps.ts'

export default defineCheck({
  id: '3326.switch.reject.noEvent',
  title: 'Does not emit chainChanged when the user declines a switch',
  group: 'G. Chain switch — EIP-3326',
  level: 'MUST NOT',
  basis: 'spec',
  spec: '1193 §chainChanged',
  stimulus: 'reject',
  expected: 'no chainChanged',
  action: 'reject',
  auto: 'N P X',

  // The fence, which waits for late events, switches the chain and recognizes its own `chainChanged` by the chain
  // id. A wallet that sends a wrong chain id there fails this check too.
  follows: ['1193.events.chainChanged.consistent'],
  script: [
    ...connect(),
    listen('a', 'chainChanged'),
    ...reject(
      'switch',
      'wallet_switchEthereumChain',
      [{ chainId: otherChain }],
      '3326.switch.prompts',
    ),
    fence,
  ],
  judge: noEvent('chainChanged'),
})
