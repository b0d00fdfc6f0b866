import { defineCheck } from '../../../core/defineCheck.ts'
import { noEvent } from '../../judges.ts'
import { homeChain, listen, fence, approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3326.switch.same.noEvent',
  title: 'Does not emit chainChanged for a switch to the current chain',
  group: 'G. Chain switch — EIP-3326',
  level: 'MUST NOT',
  basis: 'spec',
  spec: '1193 §chainChanged: only if it changes',
  stimulus: 'switch to current',
  expected: 'no chainChanged',
  action: 'none',
  auto: 'N P X',

  // The fence, which waits for late events, switches the chain and recognizes its own `chainChanged` by the chain
  // id. A wallet that sends a wrong chain id there fails this check too.
  follows: ['1193.events.chainChanged.consistent'],
  script: [
    ...connect(),
    listen('a', 'chainChanged'),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: homeChain }]),
    fence,
  ],
  judge: noEvent('chainChanged'),
})
