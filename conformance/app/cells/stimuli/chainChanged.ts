import type { CellVariant } from '../CellVariant.ts'
import { variantsWithCapabilities } from './variantsWithCapabilities.ts'
import { defineStimulus, type StimulusDefinition } from './defineStimulus.ts'
import { noThirdChainReason } from './nodeOnlyReasons.ts'
import { hasPermission, pathTo } from '../pathsToStates.ts'
import type { AppStep } from '../AppStep.ts'
import type { StateLetter } from '../transitionTable.ts'
import { emit, switchWalletTo, selectAccounts, toHex, withoutEvent } from '../stepBuilders.ts'
import { accounts } from '../testAccounts.ts'

/**
 * Returns steps that change the wallet's chain and emit `chainChanged`. In a state that is not connected, a separate
 * step emits the event.
 */
const changeChain = (state: StateLetter, chainId: number): AppStep[] =>
  hasPermission(state)
    ? [switchWalletTo(chainId)]
    : [switchWalletTo(chainId, withoutEvent), emit('chainChanged', toHex(chainId))]

/** Formats a chain id as a hex quantity with a leading zero, which Ethereum's JSON-RPC does not allow. */
const padded = (chainId: number) => toHex(chainId).replace('0x', '0x0')

const awaitsOtherChain = (state: StateLetter) => state === 'S' || state === 'A'

export const chainChangedStimuli: readonly StimulusDefinition[] = [
  defineStimulus(
    'ch.known',
    'the user switches the wallet to another chain that the app has',
    (state, chains) => [
      {
        ...(awaitsOtherChain(state) ? { name: 'the target itself, before the answer' } : {}),
        path: pathTo(state, chains),
        stimulus: changeChain(state, chains.other),
      },
      ...(awaitsOtherChain(state)
        ? [
            {
              name: 'a third chain',
              path: pathTo(state, chains),
              stimulus: changeChain(state, chains.third),
              nodeOnly: noThirdChainReason,
            },
          ]
        : []),
      ...variantsWithCapabilities(state, chains, changeChain(state, chains.other)),
    ],
  ),
  defineStimulus('ch.same', 'chainChanged with the chain that the app has', (state, chains) => [
    { path: pathTo(state, chains), stimulus: [emit('chainChanged', toHex(chains.home))] },
  ]),
  defineStimulus(
    'ch.unknown',
    'the user switches the wallet to a chain that the app lacks',
    (state, chains) => [
      { path: pathTo(state, chains), stimulus: changeChain(state, chains.foreign) },
      ...variantsWithCapabilities(state, chains, changeChain(state, chains.foreign)),
    ],
  ),
  defineStimulus('ch.loose', 'chainChanged in another spelling', (state, chains) => {
    const { other, foreign } = chains
    return (
      [
        [other, other, other],
        [`"${other}"`, String(other), other],
        [`"${padded(other)}"`, padded(other), other],
        ['{ chainId }', { chainId: toHex(other) }, other],
        [`"${foreign}", a decimal of two digits`, String(foreign), foreign],
      ] as const
    ).map(([name, payload, chainId]) => ({
      name: String(name),
      path: pathTo(state, chains),
      stimulus: [switchWalletTo(chainId, withoutEvent), emit('chainChanged', payload)],
    }))
  }),
  defineStimulus('ch.garbage', 'chainChanged with what is no chain', (state, chains, { alt }) => {
    const payloads = [null, '', '0x', 'abc']
    return payloads.flatMap((payload): CellVariant[] => {
      const name = JSON.stringify(payload)
      const event = emit('chainChanged', payload)
      if (alt === undefined) return [{ name, path: pathTo(state, chains), stimulus: [event] }]
      return alt.map(({ guard }) => ({
        name,
        guard,
        path: pathTo(state, chains),
        stimulus: [
          ...(guard === 're-read: other chain' ? [switchWalletTo(chains.other, withoutEvent)] : []),
          event,
        ],
      }))
    })
  }),
  defineStimulus('both', 'another account and another chain in one tick', (state, chains) => {
    const stimulus = [
      ...(hasPermission(state)
        ? [selectAccounts([accounts.b])]
        : [emit('accountsChanged', [accounts.b.toLowerCase()])]),
      ...changeChain(state, chains.other),
    ]
    return [
      { path: pathTo(state, chains), stimulus },
      ...variantsWithCapabilities(state, chains, stimulus),
    ]
  }),
]
