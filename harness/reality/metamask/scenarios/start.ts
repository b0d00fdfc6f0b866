import { alice, bob } from '../../transcript/people.ts'
import { accountsBecome, chainBecomes, stateArrives } from '../told.ts'
import type { MetaMaskScenario } from '../types.ts'

const events = ['connect', '_initialized', 'chainChanged', 'accountsChanged', 'networkChanged']
const reads = [
  { read: 'chainId' },
  { read: 'selectedAddress' },
  { read: 'networkVersion' },
  { read: 'isConnected()' },
]

/** What a page sees while the provider starts (BaseProvider `_initializeState`). */
export const start = [
  {
    id: 'start.unknownUntilAnswered',
    title: 'Until the state is answered nothing is known and nothing is connected.',
    start: { background: 'held' },
    events,
    steps: [...reads, { happens: stateArrives }, ...reads],
  },
  {
    id: 'start.connectOnly',
    title: 'With accounts permitted, `connect` fires, before the state is set, and nothing else.',
    start: { background: { accounts: [alice] }, wallet: { permitted: [alice] } },
    events,
    steps: reads,
  },
  {
    id: 'start.disconnected',
    title: 'Without a reachable chain there is no `connect`; the chain id is known all the same.',
    start: {
      background: { isConnected: false, networkVersion: 'loading' },
      wallet: { down: true },
    },
    events,
    steps: reads,
  },
  {
    id: 'start.invalidNetworkVersion',
    title: 'An invalid network version: `connect` fires, an error is logged, no chain id is set.',
    start: { background: { networkVersion: 'fifty-six' } },
    events,
    steps: reads,
  },
  {
    id: 'start.missingNetworkVersion',
    title: 'A missing network version does the same.',
    start: { background: { networkVersion: undefined } },
    events,
    steps: reads,
  },
  {
    id: 'start.refused',
    title: 'A wallet that cannot say its state leaves a provider without any, initialised.',
    start: { background: 'refused' },
    events,
    steps: reads,
  },
  {
    id: 'start.laterChangesAreTold',
    title: 'After the start every difference is told.',
    start: { background: { accounts: [alice] }, wallet: { permitted: [alice] } },
    events,
    steps: [{ happens: chainBecomes(1) }, { happens: accountsBecome(bob) }, ...reads],
  },
] satisfies MetaMaskScenario[]
