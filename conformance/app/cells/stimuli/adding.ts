import { defineStimulus, type StimulusDefinition } from './defineStimulus.ts'
import {
  pathToAddPrompt,
  letAnswerArrive,
  pathToRequest,
  variantWithAnswer,
} from '../pathsToStates.ts'
import type { WalletRule } from '../AppStep.ts'
import { actInWallet, advance, switchWalletTo, reply, withoutEvent } from '../stepBuilders.ts'
import { timeouts } from '../timeouts.ts'

/** A `kind` keeps the error unchanged: Rainbow would replace it in an add of a chain that it knows. */
const fail = (error: object): WalletRule['do'] => ({
  type: 'fail',
  error: { kind: 'object', ...error },
})
const rejection = 'User rejected the request.'

export const addingStimuli: readonly StimulusDefinition[] = [
  defineStimulus('a.ok.target', 'null, and the wallet is on the new chain', (_, chains) => [
    variantWithAnswer('A', reply(null), chains, {
      name: 'with its event before the answer',
      stimulus: [switchWalletTo(chains.other), ...letAnswerArrive],
    }),
    variantWithAnswer('A', reply(null), chains, {
      name: 'without an event',
      stimulus: [switchWalletTo(chains.other, withoutEvent), ...letAnswerArrive],
    }),
  ]),
  defineStimulus('a.ok.other', 'null, and the wallet stays on its chain', (_, chains) =>
    variantWithAnswer('A', reply(null), chains, { calls: { wallet_switchEthereumChain: 1 } }),
  ),
  defineStimulus('a.rej', 'the user rejects', (_, chains) => [
    {
      name: "in the wallet's own shape",
      path: pathToAddPrompt(chains),
      stimulus: [actInWallet('reject')],
      personaDeviation: 'opens no prompt for a chain that it knows',
    },
    variantWithAnswer('A', fail({ code: 4001, message: rejection }), chains, { name: '4001' }),
    variantWithAnswer('A', fail({ message: rejection }), chains, { name: 'no code' }),
  ]),
  defineStimulus('a.err', 'another failure, a pending one, or no answer', (_, chains) => [
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
    ).map(([name, error]) =>
      variantWithAnswer('A', fail(error), chains, {
        name,
        guard: '-32602, code-less, 4200, other',
      }),
    ),
    variantWithAnswer(
      'A',
      fail({ code: -32002, message: 'Already processing wallet_addEthereumChain. Please wait.' }),
      chains,
      { guard: 'pending' },
    ),
    {
      guard: 'no answer within T',
      path: pathToRequest('A', { type: 'hang' }, chains),
      stimulus: [advance(timeouts.interactive)],
      atLimit: true,
    },
  ]),
]
