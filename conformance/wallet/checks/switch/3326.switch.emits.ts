import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { all, event } from '../../judges.ts'
import { requestInListener, stateMatchesEvent } from '../../stateMatchesEvent.ts'
import { otherChain } from '../../requestParams.ts'
import { approveSwitch, ask, connect, listen, waitFor } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.emits',
  title: 'Emits chainChanged with the new chain after an approved switch',
  level: 'MUST',
  spec: '1193 §chainChanged',
  stimulus: 'approve',
  expected: 'chainChanged with the new chain, which eth_chainId also answers inside the handler',
  action: 'approve',
  note: 'MetaMask may not emit when net_version of the target fails (#24247)',

  follows: [
    '1193.events.chainChanged.emitted',
    '3326.switch.effectiveOnResolve',
    '1193.events.chainChanged.hexString',
    '1193.events.chainChanged.canonical',
    '1193.events.chainChanged.consistent',
  ],
  script: [
    ...connect(),
    listen('a', 'chainChanged', requestInListener('eth_chainId')),
    ...approveSwitch(otherChain),
    waitFor('chainChanged'),
    ...ask('chain', 'eth_chainId'),
  ],
  judge: all(
    event('chainChanged', ({ args }) => args[0] === otherChain, 'the new chain, 0x1'),
    stateMatchesEvent('chainChanged', (value, { args }) => Number(value) === Number(args[0])),
  ),
})
