import { variantsWithCapabilities } from './variantsWithCapabilities.ts'
import { defineStimulus, type StimulusDefinition } from './defineStimulus.ts'
import { noControlReason } from './nodeOnlyReasons.ts'
import { connected } from '../pathsToStates.ts'
import { cancel, disconnect, emit, emitAccounts, emitChain, toHex } from '../stepBuilders.ts'
import { accounts } from '../testAccounts.ts'

export const disconnectAndCancelStimuli: readonly StimulusDefinition[] = [
  defineStimulus('u.disconnect', 'the user disconnects in the app', (state, chains) => [
    {
      stimulus: [disconnect],
      ...((state === 'D' || state === 'C') && { nodeOnly: noControlReason }),
    },
    ...variantsWithCapabilities(state, chains, [disconnect]),
  ]),
  defineStimulus('u.cancel', 'the user cancels what is being waited for', (state) => ({
    stimulus: [cancel],
    ...(state === 'R' && { nodeOnly: noControlReason }),
  })),
  defineStimulus(
    'w.afterdisc',
    'the wallet goes on sending events after the user disconnected',
    (_, { other }) => ({
      path: [...connected, disconnect],
      stimulus: [
        emitAccounts([accounts.b]),
        emitChain(other),
        emit('connect', { chainId: toHex(other) }),
        emitAccounts([]),
        emit('disconnect'),
      ],
    }),
  ),
]
