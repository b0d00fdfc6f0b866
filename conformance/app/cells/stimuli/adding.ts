import { stimulus, type Stimulus } from '../drive.ts'
import { addPrompted, arrive, asking } from '../paths.ts'
import type { WalletRule } from '../steps.ts'
import { act, advance, chains, limits, moveTo, reply } from '../words.ts'

const silent = { event: false }
/** Replies verbatim: Rainbow replaces a rule's response to an add of a chain that it knows with its own error. */
const fail = (error: object): WalletRule['do'] => ({
  type: 'fail',
  error: { kind: 'object', ...error },
})
const rejection = 'User rejected the request.'

export const adding: readonly Stimulus[] = [
  stimulus('a.ok.target', 'null, and the wallet is on the new chain', () => [
    {
      name: 'with its event before the answer',
      path: asking('A', reply(null)),
      act: [moveTo(chains.other), ...arrive],
      settles: 'wallet_addEthereumChain',
    },
    {
      name: 'without an event',
      path: asking('A', reply(null)),
      act: [moveTo(chains.other, silent), ...arrive],
      settles: 'wallet_addEthereumChain',
    },
  ]),
  stimulus('a.ok.other', 'null, and the wallet stays on its chain', () => [
    {
      path: asking('A', reply(null)),
      act: arrive,
      settles: 'wallet_addEthereumChain',
      calls: { wallet_switchEthereumChain: 1 },
    },
  ]),
  stimulus('a.rej', 'the person rejects', () => [
    {
      name: "in the wallet's own shape",
      path: addPrompted,
      act: [act('reject')],
      habit: 'asks nobody about a chain that it knows',
    },
    {
      name: '4001',
      path: asking('A', fail({ code: 4001, message: rejection })),
      act: arrive,
      settles: 'wallet_addEthereumChain',
    },
    {
      name: 'no code',
      path: asking('A', fail({ kind: 'object', message: rejection })),
      act: arrive,
      settles: 'wallet_addEthereumChain',
    },
  ]),
  stimulus('a.err', 'another failure, a pending one, or no answer', () => [
    ...(
      [
        [
          '-32602',
          { code: -32602, message: 'Expected an array with at least one valid string HTTPS url' },
        ],
        ['no code', { kind: 'error', message: 'This chain is not supported by Rabby yet.' }],
        ['4200', { code: 4200, message: 'The Provider does not support the requested method.' }],
        ["Rainbow's -32003, for a chain it knows", { code: -32003, message: rejection }],
      ] as const
    ).map(([name, error]) => ({
      name,
      guard: '-32602, code-less, 4200, other',
      path: asking('A', fail(error)),
      act: arrive,
      settles: 'wallet_addEthereumChain',
    })),
    {
      guard: 'pending',
      path: asking(
        'A',
        fail({ code: -32002, message: 'Already processing wallet_addEthereumChain. Please wait.' }),
      ),
      act: arrive,
      settles: 'wallet_addEthereumChain',
    },
    {
      guard: 'no answer within T',
      path: asking('A', { type: 'hang' }),
      act: [advance(limits.interactive)],
      atLimit: true,
    },
  ]),
]
