import { variantsWithCapabilities } from './variantsWithCapabilities.ts'
import { defineStimulus, type StimulusDefinition } from './defineStimulus.ts'
import { noControlReason } from './nodeOnlyReasons.ts'
import { connected, pathTo } from '../pathsToStates.ts'
import type { AppStep } from '../AppStep.ts'
import type { StateLetter } from '../transitionTable.ts'
import { emit, toHex } from '../stepBuilders.ts'
import { accounts } from '../testAccounts.ts'

const disconnect: AppStep = { do: 'disconnect' }

const controlFor = (state: StateLetter) =>
  state === 'D' || state === 'C' ? { nodeOnly: noControlReason } : {}

export const disconnectAndCancelStimuli: readonly StimulusDefinition[] = [
  defineStimulus('u.disconnect', 'the user disconnects in the app', (state, chains) => [
    { path: pathTo(state, chains), stimulus: [disconnect], ...controlFor(state) },
    ...variantsWithCapabilities(state, chains, [disconnect]),
  ]),
  defineStimulus('u.cancel', 'the user cancels what is being waited for', (state, chains) => [
    {
      path: pathTo(state, chains),
      stimulus: [{ do: 'cancel' }],
      ...(state === 'R' ? { nodeOnly: noControlReason } : {}),
    },
  ]),
  defineStimulus(
    'w.afterdisc',
    'the wallet goes on sending events after the user disconnected',
    (_, chains) => [
      {
        path: [...connected, disconnect],
        stimulus: [
          emit('accountsChanged', [accounts.b.toLowerCase()]),
          emit('chainChanged', toHex(chains.other)),
          emit('connect', { chainId: toHex(chains.other) }),
          emit('accountsChanged', []),
          emit('disconnect'),
        ],
      },
    ],
  ),
]
