import type { CellVariant } from '../CellVariant.ts'
import {
  noControlReason,
  noThirdChainReason,
  defineStimulus,
  type StimulusDefinition,
} from './defineStimulus.ts'
import { paths } from '../paths.ts'
import type { AppStep } from '../AppStep.ts'
import type { StateLetter } from '../transitionTable.ts'
import { emit, switchTo } from '../stepBuilders.ts'
import { accounts, chains } from '../testValues.ts'

const switchRequests = (count: number) => ({ wallet_switchEthereumChain: count })
const disconnect: AppStep = { do: 'disconnect' }

const controlFor = (state: StateLetter) =>
  state === 'D' || state === 'C' ? { nodeOnly: noControlReason } : {}

export const userStimuli: readonly StimulusDefinition[] = [
  defineStimulus('u.disconnect', 'the person disconnects in the app', (state) => [
    { path: paths[state], stimulus: [disconnect], ...controlFor(state) },
  ]),
  defineStimulus('u.cancel', 'the person cancels what is being waited for', (state) => [
    {
      path: paths[state],
      stimulus: [{ do: 'cancel' }],
      ...(state === 'R' ? { nodeOnly: noControlReason } : {}),
    },
  ]),
  defineStimulus(
    'w.afterdisc',
    'the wallet goes on sending events after the person disconnected',
    () => [
      {
        path: [...paths.N, disconnect],
        stimulus: [
          emit('accountsChanged', [accounts.b.toLowerCase()]),
          emit('chainChanged', '0x1'),
          emit('connect', { chainId: '0x1' }),
          emit('accountsChanged', []),
          emit('disconnect'),
        ],
      },
    ],
  ),
  defineStimulus('u.switch', 'the person picks another chain', (state): CellVariant[] => {
    if (state === 'N')
      return [{ path: paths.N, stimulus: [switchTo(chains.other)], calls: switchRequests(1) }]
    if (state === 'S' || state === 'A')
      return [
        {
          guard: 'same target',
          path: paths[state],
          stimulus: [switchTo(chains.other)],
          calls: switchRequests(0),
        },
        {
          guard: 'other target',
          path: paths[state],
          stimulus: [switchTo(chains.third)],
          calls: switchRequests(0),
          nodeOnly: noThirdChainReason,
        },
      ]
    return [
      {
        path: paths[state],
        stimulus: [switchTo(chains.other)],
        calls: switchRequests(0),
        nodeOnly: noControlReason,
      },
    ]
  }),
  defineStimulus('u.switch.current', 'the person picks the chain that is selected', (state) => [
    {
      path: paths[state],
      stimulus: [switchTo(chains.home)],
      calls: switchRequests(0),
      ...(state === 'N' || state === 'S' || state === 'A' ? {} : { nodeOnly: noControlReason }),
    },
  ]),
  defineStimulus('u.switch.unconf', 'a switch to a chain that the app lacks', (state) => [
    {
      path: paths[state],
      stimulus: [switchTo(chains.nowhere)],
      calls: switchRequests(0),
      nodeOnly: noControlReason,
    },
  ]),
]
