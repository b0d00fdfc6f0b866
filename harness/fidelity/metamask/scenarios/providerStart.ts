import { bob } from '../../scenario/scenarioAccounts.ts'
import { stateReads } from '../../scenario/scenario.ts'
import { accountsBecome, chainBecomes, connectedToAlice, stateArrives } from '../scenarioSteps.ts'
import type { MetaMaskScenario } from '../types.ts'

const events = ['connect', '_initialized', 'chainChanged', 'accountsChanged', 'networkChanged']

const list: readonly MetaMaskScenario[] = [
  {
    id: 'start.unknownUntilAnswered',
    title: 'The provider has no state and is not connected before the background sends the state.',
    start: { background: 'held' },
    steps: [...stateReads, { change: stateArrives }, ...stateReads],
  },
  {
    id: 'start.connectOnly',
    title: 'With permitted accounts, only `connect` fires, before the state is set.',
    start: connectedToAlice,
    steps: stateReads,
  },
  {
    id: 'start.disconnected',
    title: 'Without a reachable chain, `connect` does not fire, but the chain id is known.',
    start: {
      background: { isConnected: false, networkVersion: 'loading' },
      wallet: { down: true },
    },
    steps: stateReads,
  },
  {
    id: 'start.invalidNetworkVersion',
    title:
      'With an invalid network version, `connect` fires, an error is logged and no chain id is set.',
    start: { background: { networkVersion: 'fifty-six' } },
    steps: stateReads,
  },
  {
    id: 'start.missingNetworkVersion',
    title: 'A missing network version has the same effect as an invalid one.',
    start: { background: { networkVersion: undefined } },
    steps: stateReads,
  },
  {
    id: 'start.refused',
    title: 'When the background cannot send its state, the provider is initialized without one.',
    start: { background: 'refused' },
    steps: stateReads,
  },
  {
    id: 'start.laterChangesAreTold',
    title: 'After the start, every change fires its event.',
    start: connectedToAlice,
    steps: [{ change: chainBecomes(1) }, { change: accountsBecome(bob) }, ...stateReads],
  },
]

/** Scenarios in which the provider starts (`_initializeState` in BaseProvider.ts of `@metamask/providers`). */
export const start = list.map((scenario) => ({ events, ...scenario }))
