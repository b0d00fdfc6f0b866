import { request, stateReads } from '../../scenario/scenario.ts'
import { answers } from '../../scenario/answers.ts'
import {
  backgroundIsLost,
  chainBecomes,
  chainIsBack,
  chainIsLost,
  connectedToAlice,
  hangs,
  newHead,
  saysChain,
  slowChainBecomes,
  subscribes,
} from '../scenarioSteps.ts'
import type { MetaMaskScenario } from '../types.ts'

/**
 * Scenarios of the chain and of the connection to its node (`_handleChainChanged` and `_handleDisconnect` in
 * BaseProvider.ts of `@metamask/providers`).
 */
export const chain = [
  {
    id: 'chain.hexThenDecimal',
    title:
      '`chainChanged` fires with hex, then `networkChanged` with decimal; the same chain fires no event.',
    steps: [{ change: chainBecomes(1) }, { change: chainBecomes(1) }, ...stateReads],
  },
  {
    id: 'chain.notHex',
    title: 'A chain id that is not hex is ignored and logged, but `networkChanged` still fires.',
    steps: [{ change: saysChain('97', '97') }, ...stateReads],
  },
  {
    id: 'chain.slowNetwork',
    title: 'A slow network: `chainChanged`, `disconnect` with 1013, then `connect`.',
    steps: [
      { change: slowChainBecomes(1) },
      ...stateReads,
      { change: chainIsBack(1) },
      ...stateReads,
    ],
  },
  {
    id: 'chain.networkDownAndUp',
    title: 'The network of the current chain fails and comes back.',
    start: connectedToAlice,
    steps: [
      { change: chainIsLost(56) },
      { change: chainIsLost(56) },
      ...stateReads,
      { change: chainIsBack(56) },
      ...stateReads,
    ],
  },
  {
    id: 'chain.backgroundLost',
    title: 'When the background is lost, `disconnect` fires with 1011 and the state is cleared.',
    start: connectedToAlice,
    steps: [{ change: backgroundIsLost }, ...stateReads],
  },
  {
    id: 'chain.backgroundLostTwice',
    title: 'A second loss of the background fires no event.',
    steps: [{ change: backgroundIsLost }, { change: backgroundIsLost }],
  },
  {
    id: 'chain.backgroundLostError',
    title: 'With an `error` listener, an `error` event with a string fires before `disconnect`.',
    steps: [{ listen: 'error' }, { change: backgroundIsLost }],
  },
  {
    id: 'chain.backgroundLostRequestsHang',
    title: 'After the background is lost, a request never settles.',
    steps: [{ change: backgroundIsLost }, { ...request('eth_chainId'), answer: hangs }],
  },
  {
    id: 'chain.connectedIsNotAboutAccounts',
    title: '`isConnected()` and `_metamask.isUnlocked()` are true without any account.',
    steps: [{ read: 'isConnected()' }, { read: '_metamask.isUnlocked()' }],
  },
  {
    id: 'chain.unlockedIsAboutTheBackground',
    title: '`_metamask.isUnlocked()` turns false when the background is lost.',
    steps: [{ change: backgroundIsLost }, { read: '_metamask.isUnlocked()' }],
  },
  {
    id: 'chain.subscription',
    title: 'A subscription fires `message`, then the deprecated `data` and `notification`.',
    events: ['notification', 'data', 'message'],
    steps: [
      { ...request('eth_subscribe', ['newHeads']), answer: subscribes },
      { change: newHead({ number: '0x1' }) },
    ],
  },
  {
    id: 'chain.throwingListener',
    title: 'A listener that throws does not stop the others; its error is uncaught in the page.',
    events: [],
    steps: [
      { listen: 'chainChanged', manner: 'throws' },
      { listen: 'chainChanged' },
      { change: chainBecomes(1) },
      { ...request('eth_chainId'), answer: answers('0x1') },
    ],
  },
] satisfies MetaMaskScenario[]
