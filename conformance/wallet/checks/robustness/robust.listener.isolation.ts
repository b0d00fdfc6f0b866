import { defineRobustnessCheck } from '../defineCheckOfGroup.ts'
import { all, event, result } from '../../judges.ts'
import { ask, connect, listen, user, waitFor } from '../../steps.ts'

export default defineRobustnessCheck({
  id: 'robust.listener.isolation',
  title: 'Calls the next listener when one throws',
  level: 'SHOULD',
  spec: '1193 §Events (SafeEventEmitter practice)',
  stimulus: 'first listener throws',
  expected: 'second still called, wallet alive',
  action: 'switch-chain',
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
