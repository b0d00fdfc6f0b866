import { alice } from '../../transcript/people.ts'
import {
  answers,
  backgroundIsLost,
  chainBecomes,
  chainIsBack,
  chainIsLost,
  hangs,
  newHead,
  saysChain,
  slowChainBecomes,
  subscribes,
} from '../told.ts'
import type { MetaMaskScenario } from '../types.ts'

const reads = [
  { read: 'chainId' },
  { read: 'selectedAddress' },
  { read: 'networkVersion' },
  { read: 'isConnected()' },
]
const seenByAlice = { background: { accounts: [alice] }, wallet: { permitted: [alice] } }

/** The chain, and what connects the page to it (`_handleChainChanged`, `_handleDisconnect`). */
export const chain = [
  {
    id: 'chain.hexThenDecimal',
    title: '`chainChanged` says hex, then `networkChanged` decimal; the same chain says nothing.',
    steps: [{ happens: chainBecomes(1) }, { happens: chainBecomes(1) }, ...reads],
  },
  {
    id: 'chain.notHex',
    title: 'A chain id that is not hex is refused and logged, but `networkChanged` still fires.',
    steps: [{ happens: saysChain('97', '97') }, ...reads],
  },
  {
    id: 'chain.slowNetwork',
    title: 'A network that does not answer yet: `chainChanged`, `disconnect` 1013, then `connect`.',
    steps: [{ happens: slowChainBecomes(1) }, ...reads, { happens: chainIsBack(1) }, ...reads],
  },
  {
    id: 'chain.networkDownAndUp',
    title: 'The network of the current chain fails and comes back.',
    start: seenByAlice,
    steps: [
      { happens: chainIsLost(56) },
      { happens: chainIsLost(56) },
      ...reads,
      { happens: chainIsBack(56) },
      ...reads,
    ],
  },
  {
    id: 'chain.backgroundLost',
    title: 'The background is lost: `disconnect` 1011 and nothing is known any more.',
    start: seenByAlice,
    steps: [{ happens: backgroundIsLost }, ...reads],
  },
  {
    id: 'chain.backgroundLostTwice',
    title: 'It is told once.',
    steps: [{ happens: backgroundIsLost }, { happens: backgroundIsLost }],
  },
  {
    id: 'chain.backgroundLostError',
    title: 'Where somebody listens, an `error` event with a text comes first.',
    steps: [{ listen: 'error' }, { happens: backgroundIsLost }],
  },
  {
    id: 'chain.backgroundLostRequestsHang',
    title: 'After that every request hangs.',
    steps: [
      { happens: backgroundIsLost },
      {
        call: 'request',
        args: [{ method: 'eth_chainId' }],
        answer: hangs('eth_chainId'),
      },
    ],
  },
  {
    id: 'chain.connectedIsNotAboutAccounts',
    title: '`isConnected()` is true without any account; `_metamask.isUnlocked()` too.',
    steps: [{ read: 'isConnected()' }, { read: '_metamask.isUnlocked()' }],
  },
  {
    id: 'chain.unlockedIsAboutTheBackground',
    title: '`_metamask.isUnlocked()` turns false when the background is lost.',
    steps: [{ happens: backgroundIsLost }, { read: '_metamask.isUnlocked()' }],
  },
  {
    id: 'chain.subscription',
    title: 'A subscription is told as `message`, then as `data` and `notification` of old.',
    events: ['notification', 'data', 'message'],
    steps: [
      {
        call: 'request',
        args: [{ method: 'eth_subscribe', params: ['newHeads'] }],
        answer: subscribes,
      },
      { happens: newHead({ number: '0x1' }) },
    ],
  },
  {
    id: 'chain.throwingListener',
    title: 'A listener that throws stops no other; the page sees it as an uncaught error.',
    events: [],
    steps: [
      { listen: 'chainChanged', manner: 'throws' },
      { listen: 'chainChanged' },
      { happens: chainBecomes(1) },
      { call: 'request', args: [{ method: 'eth_chainId' }], answer: answers('0x1') },
    ],
  },
] satisfies MetaMaskScenario[]
