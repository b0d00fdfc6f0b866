import type { CellVariant } from '../CellVariant.ts'
import { noThirdChainReason, defineStimulus, type StimulusDefinition } from './defineStimulus.ts'
import { hasPermission, paths } from '../paths.ts'
import type { AppStep } from '../AppStep.ts'
import type { StateLetter, Outcome } from '../transitionTable.ts'
import { emit, switchWalletTo, selectAccounts } from '../stepBuilders.ts'
import { accounts, chains } from '../testValues.ts'

const silent = { event: false }
const hex = (chainId: number) => `0x${chainId.toString(16)}`

/**
 * Returns steps that change the wallet's chain and emit `chainChanged`. Without a permission, the wallet emits no event
 * itself, so the event is a separate step.
 */
const changeChain = (state: StateLetter, chainId: number): AppStep[] =>
  hasPermission(state)
    ? [switchWalletTo(chainId)]
    : [switchWalletTo(chainId, silent), emit('chainChanged', hex(chainId))]

const awaitsOtherChain = (state: StateLetter) => state === 'S' || state === 'A'

export const chainStimuli: readonly StimulusDefinition[] = [
  defineStimulus(
    'ch.known',
    'the person switches the wallet to another chain that the app has',
    (state) => [
      {
        ...(awaitsOtherChain(state) ? { name: 'the target itself, before the answer' } : {}),
        path: paths[state],
        stimulus: changeChain(state, chains.other),
      },
      ...(awaitsOtherChain(state)
        ? [
            {
              name: 'a third chain',
              path: paths[state],
              stimulus: changeChain(state, chains.third),
              nodeOnly: noThirdChainReason,
            },
          ]
        : []),
    ],
  ),
  defineStimulus('ch.same', 'chainChanged with the chain that the app has', (state) => [
    { path: paths[state], stimulus: [emit('chainChanged', hex(chains.home))] },
  ]),
  defineStimulus(
    'ch.unknown',
    'the person switches the wallet to a chain that the app lacks',
    (state) => [{ path: paths[state], stimulus: changeChain(state, chains.foreign) }],
  ),
  defineStimulus('ch.loose', 'chainChanged in another spelling', (state) =>
    (
      [
        ['1', 1, chains.other],
        ['"1"', '1', chains.other],
        ['"0x01"', '0x01', chains.other],
        ['{ chainId }', { chainId: '0x1' }, chains.other],
        ['"97", a decimal of two digits', '97', chains.foreign],
      ] as const
    ).map(([name, payload, chainId]) => ({
      name,
      path: paths[state],
      stimulus: [switchWalletTo(chainId, silent), emit('chainChanged', payload)],
    })),
  ),
  defineStimulus('ch.garbage', 'chainChanged with what is no chain', (state, outcome) => {
    const payloads = [null, '', '0x', 'abc']
    const guards = (outcome as { alt?: Outcome[] }).alt as { guard: string }[] | undefined
    return payloads.flatMap((payload): CellVariant[] => {
      const name = JSON.stringify(payload)
      const event = emit('chainChanged', payload)
      if (guards === undefined) return [{ name, path: paths[state], stimulus: [event] }]
      return guards.map(({ guard }) => ({
        name,
        guard,
        path: paths[state],
        stimulus: [
          ...(guard === 're-read: other chain' ? [switchWalletTo(chains.other, silent)] : []),
          event,
        ],
      }))
    })
  }),
  defineStimulus('both', 'another account and another chain in one tick', (state) => [
    {
      path: paths[state],
      stimulus: [
        ...(hasPermission(state)
          ? [selectAccounts([accounts.b])]
          : [emit('accountsChanged', [accounts.b.toLowerCase()])]),
        ...changeChain(state, chains.other),
      ],
    },
  ]),
]
