import { check } from '../../../core/check.ts'
import { asking, notAhead } from '../../inside.ts'
import { all, event } from '../../judges.ts'
import { ask, other, listen, wait, approve, connect } from '../../steps.ts'

export default check('3326.switch.emits', {
  follows: [
    '1193.events.chainChanged.emitted',
    '3326.switch.effectiveOnResolve',
    '1193.events.chainChanged.hexString',
    '1193.events.chainChanged.canonical',
    '1193.events.chainChanged.consistent',
  ],
  script: [
    ...connect(),
    listen('a', 'chainChanged', asking('eth_chainId')),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: other }]),
    wait('chainChanged'),
    ...ask('chain', 'eth_chainId'),
  ],
  judge: all(
    event('chainChanged', ({ args }) => args[0] === other, 'the new chain, 0x1'),
    notAhead('chainChanged', (value, { args }) => Number(value) === Number(args[0])),
  ),
})
