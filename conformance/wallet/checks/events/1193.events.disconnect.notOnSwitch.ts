import { defineCheck } from '../../../core/defineCheck.ts'
import { noEvent } from '../../judges.ts'
import { homeChain, approve, user, listen, waitFor, fence, connect } from '../../steps.ts'

/**
 * Switches the chain in the wallet and by a request, because some wallets disconnect on only one of the two.
 */
export default defineCheck({
  id: '1193.events.disconnect.notOnSwitch',
  title: 'Does not emit disconnect when the chain changes',
  group: 'I. Events and ordering — EIP-1193',
  level: 'MUST NOT',
  basis: 'spec',
  spec: '1193 §disconnect: only when no chain can be served',
  stimulus: 'switch chain',
  expected: 'no disconnect',
  action: 'switch-chain',
  auto: 'N P X',
  note: 'MetaMask emits 1013 on custom networks (#13375); wagmi ignores 1013 when accounts remain',

  follows: ['3326.switch.settles'],
  script: [
    ...connect(),
    listen('a', 'disconnect'),
    listen('b', 'chainChanged'),
    user('switchChain', 1),
    waitFor('chainChanged'),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: homeChain }]),
    fence,
  ],
  judge: noEvent('disconnect'),
})
