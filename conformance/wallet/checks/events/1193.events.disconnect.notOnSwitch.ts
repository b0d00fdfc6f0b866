import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { noEvent } from '../../judges.ts'
import { homeChain } from '../../requestParams.ts'
import { approveSwitch, connect, fence, listen, user, waitFor } from '../../steps.ts'

/** Switches the chain in the wallet and by a request, because some wallets disconnect on only one of the two. */
export default defineEventsCheck({
  id: '1193.events.disconnect.notOnSwitch',
  title: 'Does not emit disconnect when the chain changes',
  level: 'MUST NOT',
  spec: '1193 §disconnect: only when no chain can be served',
  stimulus: 'switch chain',
  expected: 'no disconnect',
  action: 'switch-chain',
  note: 'MetaMask emits 1013 on custom networks (#13375); wagmi ignores 1013 when accounts remain',

  follows: ['3326.switch.settles'],
  script: [
    ...connect(),
    listen('a', 'disconnect'),
    listen('b', 'chainChanged'),
    user('switchChain', 1),
    waitFor('chainChanged'),
    ...approveSwitch(homeChain),
    fence,
  ],
  judge: noEvent('disconnect'),
})
