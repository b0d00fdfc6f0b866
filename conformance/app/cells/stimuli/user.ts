import type { CellVariant } from '../CellVariant.ts'
import { variantsWithCapabilities } from './capabilities.ts'
import {
  noControlReason,
  noThirdChainReason,
  defineStimulus,
  type StimulusDefinition,
} from './defineStimulus.ts'
import { connected, pathTo } from '../paths.ts'
import type { AppStep } from '../AppStep.ts'
import type { StateLetter } from '../transitionTable.ts'
import { emit, switchTo, toHex } from '../stepBuilders.ts'
import { accounts } from '../testValues.ts'

const switchRequests = (count: number) => ({ wallet_switchEthereumChain: count })
const disconnect: AppStep = { do: 'disconnect' }

const controlFor = (state: StateLetter) =>
  state === 'D' || state === 'C' ? { nodeOnly: noControlReason } : {}

export const userStimuli: readonly StimulusDefinition[] = [
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
  defineStimulus('u.switch', 'the user picks another chain', (state, chains): CellVariant[] => {
    if (state === 'N')
      return [{ path: connected, stimulus: [switchTo(chains.other)], calls: switchRequests(1) }]
    if (state === 'S' || state === 'A')
      return [
        {
          guard: 'same target',
          path: pathTo(state, chains),
          stimulus: [switchTo(chains.other)],
          calls: switchRequests(0),
        },
        {
          guard: 'other target',
          path: pathTo(state, chains),
          stimulus: [switchTo(chains.third)],
          calls: switchRequests(0),
          nodeOnly: noThirdChainReason,
        },
      ]
    return [
      {
        path: pathTo(state, chains),
        stimulus: [switchTo(chains.other)],
        calls: switchRequests(0),
        nodeOnly: noControlReason,
      },
    ]
  }),
  defineStimulus(
    'u.switch.current',
    'the user picks the chain that is selected',
    (state, chains) => [
      {
        path: pathTo(state, chains),
        stimulus: [switchTo(chains.home)],
        calls: switchRequests(0),
        ...(state === 'N' || state === 'S' || state === 'A' ? {} : { nodeOnly: noControlReason }),
      },
    ],
  ),
  defineStimulus('u.switch.unconf', 'a switch to a chain that the app lacks', (state, chains) => [
    {
      path: pathTo(state, chains),
      stimulus: [switchTo(chains.nowhere)],
      calls: switchRequests(0),
      nodeOnly: noControlReason,
    },
  ]),
]
