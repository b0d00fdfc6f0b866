import { defineCheck } from '../../../core/defineCheck.ts'
import { result, event, all } from '../../judges.ts'
import { user, listen, waitFor, ask, connect } from '../../steps.ts'

/** The first listener throws. The second must still get the event, and the wallet must keep working. */
export default defineCheck({
  id: 'robust.listener.isolation',
  title: 'Calls the next listener when one throws',
  group: 'O. Robustness',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §Events (SafeEventEmitter practice)',
  stimulus: 'first listener throws',
  expected: 'second still called, wallet alive',
  action: 'switch-chain',
  auto: 'N P X',
  note: 'plain Node EventEmitter semantics would stop; MetaMask uses SafeEventEmitter',

  follows: ['1193.events.chainChanged.emitted'],
  script: [
    ...connect(),
    listen('throwing', 'chainChanged', { throw: true }),
    listen('second', 'chainChanged'),
    user('switchChain', 1),
    waitFor('chainChanged', 'second'),
    ...ask('alive', 'eth_chainId'),
  ],
  judge: all(
    event('chainChanged', () => true, 'a call of the second listener', { listener: 'second' }),
    result('alive'),
  ),
})
