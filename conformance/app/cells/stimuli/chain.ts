import { noThirdChain, stimulus, type Drive, type Stimulus } from '../drive.ts'
import { consented, paths } from '../paths.ts'
import type { AppStep } from '../steps.ts'
import type { Letter, Outcome } from '../table.ts'
import { accounts, chains, emit, moveTo, select } from '../words.ts'

const silent = { event: false }
const hex = (chainId: number) => `0x${chainId.toString(16)}`

/** Changes the wallet's chain: in the wallet, with its own event, if the site has a permission. */
const become = (state: Letter, chainId: number): AppStep[] =>
  consented(state)
    ? [moveTo(chainId)]
    : [moveTo(chainId, silent), emit('chainChanged', hex(chainId))]

const switching = (state: Letter) => state === 'S' || state === 'A'

export const chainRows: readonly Stimulus[] = [
  stimulus(
    'ch.known',
    'the person switches the wallet to another chain that the app has',
    (state) => [
      {
        ...(switching(state) ? { name: 'the target itself, before the answer' } : {}),
        path: paths[state],
        act: become(state, chains.other),
      },
      ...(switching(state)
        ? [
            {
              name: 'a third chain',
              path: paths[state],
              act: become(state, chains.third),
              nodeOnly: noThirdChain,
            },
          ]
        : []),
    ],
  ),
  stimulus('ch.same', 'chainChanged with the chain that the app has', (state) => [
    { path: paths[state], act: [emit('chainChanged', hex(chains.home))] },
  ]),
  stimulus(
    'ch.unknown',
    'the person switches the wallet to a chain that the app lacks',
    (state) => [{ path: paths[state], act: become(state, chains.foreign) }],
  ),
  stimulus('ch.loose', 'chainChanged in another spelling', (state) =>
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
      act: [moveTo(chainId, silent), emit('chainChanged', payload)],
    })),
  ),
  stimulus('ch.garbage', 'chainChanged with what is no chain', (state, outcome) => {
    const payloads = [null, '', '0x', 'abc']
    const guards = (outcome as { alt?: Outcome[] }).alt as { guard: string }[] | undefined
    return payloads.flatMap((payload): Drive[] => {
      const name = JSON.stringify(payload)
      const event = emit('chainChanged', payload)
      if (guards === undefined) return [{ name, path: paths[state], act: [event] }]
      return guards.map(({ guard }) => ({
        name,
        guard,
        path: paths[state],
        act: [...(guard === 're-read: other chain' ? [moveTo(chains.other, silent)] : []), event],
      }))
    })
  }),
  stimulus('both', 'another account and another chain in one tick', (state) => [
    {
      path: paths[state],
      act: [
        ...(consented(state)
          ? [select([accounts.b])]
          : [emit('accountsChanged', [accounts.b.toLowerCase()])]),
        ...become(state, chains.other),
      ],
    },
  ]),
]
