import { defineStimulus, type StimulusDefinition } from './defineStimulus.ts'
import { pathToAddPrompt, letAnswerArrive, pathToRequest } from '../pathsToStates.ts'
import type { WalletRule } from '../AppStep.ts'
import { actInWallet, advance, switchWalletTo, reply, withoutEvent } from '../stepBuilders.ts'
import { timeouts } from '../timeouts.ts'

/**
 * An error response that the wallet sends unchanged, because it has a `kind`. Without one, Rainbow would reject an add
 * of a chain that it knows with its own error.
 */
const fail = (error: object): WalletRule['do'] => ({
  type: 'fail',
  error: { kind: 'object', ...error },
})
const rejection = 'User rejected the request.'

export const addingStimuli: readonly StimulusDefinition[] = [
  defineStimulus('a.ok.target', 'null, and the wallet is on the new chain', (_, chains) => [
    {
      name: 'with its event before the answer',
      path: pathToRequest('A', reply(null), chains),
      stimulus: [switchWalletTo(chains.other), ...letAnswerArrive],
      settles: 'wallet_addEthereumChain',
    },
    {
      name: 'without an event',
      path: pathToRequest('A', reply(null), chains),
      stimulus: [switchWalletTo(chains.other, withoutEvent), ...letAnswerArrive],
      settles: 'wallet_addEthereumChain',
    },
  ]),
  defineStimulus('a.ok.other', 'null, and the wallet stays on its chain', (_, chains) => [
    {
      path: pathToRequest('A', reply(null), chains),
      stimulus: letAnswerArrive,
      settles: 'wallet_addEthereumChain',
      calls: { wallet_switchEthereumChain: 1 },
    },
  ]),
  defineStimulus('a.rej', 'the user rejects', (_, chains) => [
    {
      name: "in the wallet's own shape",
      path: pathToAddPrompt(chains),
      stimulus: [actInWallet('reject')],
      personaDeviation: 'opens no prompt for a chain that it knows',
    },
    {
      name: '4001',
      path: pathToRequest('A', fail({ code: 4001, message: rejection }), chains),
      stimulus: letAnswerArrive,
      settles: 'wallet_addEthereumChain',
    },
    {
      name: 'no code',
      path: pathToRequest('A', fail({ kind: 'object', message: rejection }), chains),
      stimulus: letAnswerArrive,
      settles: 'wallet_addEthereumChain',
    },
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
    ).map(([name, error]) => ({
      name,
      guard: '-32602, code-less, 4200, other',
      path: pathToRequest('A', fail(error), chains),
      stimulus: letAnswerArrive,
      settles: 'wallet_addEthereumChain',
    })),
    {
      guard: 'pending',
      path: pathToRequest(
        'A',
        fail({ code: -32002, message: 'Already processing wallet_addEthereumChain. Please wait.' }),
        chains,
      ),
      stimulus: letAnswerArrive,
      settles: 'wallet_addEthereumChain',
    },
    {
      guard: 'no answer within T',
      path: pathToRequest('A', { type: 'hang' }, chains),
      stimulus: [advance(timeouts.interactive)],
      atLimit: true,
    },
  ]),
]
