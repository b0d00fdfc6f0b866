import { alice, bob } from '../../scenario/accounts.ts'
import { accountsBecome, chainBecomes, stateArrives } from '../scenarioSteps.ts'
import type { MetaMaskScenario } from '../types.ts'

const events = ['connect', '_initialized', 'chainChanged', 'accountsChanged', 'networkChanged']
const reads = [
  { read: 'chainId' },
  { read: 'selectedAddress' },
  { read: 'networkVersion' },
  { read: 'isConnected()' },
]

/** Scenarios in which the provider starts (`_initializeState` in BaseProvider.ts of `@metamask/providers`). */
export const start = [
  {
    id: 'start.unknownUntilAnswered',
    title: 'The provider has no state and is not connected before the background sends the state.',
    start: { background: 'held' },
    events,
    steps: [...reads, { happens: stateArrives }, ...reads],
  },
  {
    id: 'start.connectOnly',
    title: 'With permitted accounts, only `connect` fires, before the state is set.',
    start: { background: { accounts: [alice] }, wallet: { permitted: [alice] } },
    events,
    steps: reads,
  },
  {
    id: 'start.disconnected',
    title: 'Without a reachable chain, `connect` does not fire, but the chain id is known.',
    start: {
      background: { isConnected: false, networkVersion: 'loading' },
      wallet: { down: true },
    },
    events,
    steps: reads,
  },
  {
    id: 'start.invalidNetworkVersion',
    title:
      'With an invalid network version, `connect` fires, an error is logged and no chain id is set.',
    start: { background: { networkVersion: 'fifty-six' } },
    events,
    steps: reads,
  },
  {
    id: 'start.missingNetworkVersion',
    title: 'A missing network version has the same effect as an invalid one.',
    start: { background: { networkVersion: undefined } },
    events,
    steps: reads,
  },
  {
    id: 'start.refused',
    title: 'When the background cannot send its state, the provider is initialized without one.',
    start: { background: 'refused' },
    events,
    steps: reads,
  },
  {
    id: 'start.laterChangesAreTold',
    title: 'After the start, every change fires its event.',
    start: { background: { accounts: [alice] }, wallet: { permitted: [alice] } },
    events,
    steps: [{ happens: chainBecomes(1) }, { happens: accountsBecome(bob) }, ...reads],
  },
] satisfies MetaMaskScenario[]
