import type { CellVariant } from '../CellVariant.ts'
import { noControlReason, defineStimulus, type StimulusDefinition } from './defineStimulus.ts'
import { letAnswerArrive, pathToRequest, leaveUnanswered, paths, addRule } from '../paths.ts'
import type { AppStep } from '../AppStep.ts'
import type { StateLetter } from '../transitionTable.ts'
import {
  actInWallet,
  addChain,
  advance,
  connect,
  fail,
  switchWalletTo,
  reply,
  switchTo,
} from '../stepBuilders.ts'
import { chains, timeouts } from '../testValues.ts'

const silent = { event: false }
const method = 'wallet_switchEthereumChain'

/** A variant in state S whose switch request fails with this error. */
const failing = (name: string, error: unknown, fields: Partial<CellVariant> = {}): CellVariant => ({
  name,
  path: pathToRequest('S', fail(error)),
  stimulus: letAnswerArrive,
  settles: method,
  ...fields,
})

/**
 * A variant in state S whose switch request resolves with `value`. `before`: steps of the wallet before that response.
 */
const answering = (
  value: unknown,
  before: readonly AppStep[],
  fields: Partial<CellVariant> = {},
): CellVariant => ({
  path: pathToRequest('S', reply(value)),
  stimulus: [...before, ...letAnswerArrive],
  settles: method,
  ...fields,
})

const unknown = { kind: 'unknown' }
const unsupported = { kind: 'unsupported' }
const rejection = 'User rejected the request.'
const unrecognized =
  'Unrecognized chain ID "0x1". Try adding the chain using wallet_addEthereumChain first.'

/**
 * Steps to a switch that has timed out in the app. The wallet answers it one second after the time-out and does not
 * change the chain.
 */
const timedOut: AppStep[] = [
  ...paths.N,
  addRule({ method, times: 1, after: timeouts.interactive + 1_000, do: reply(null) }),
  switchTo(chains.other),
  advance(timeouts.interactive),
]

const unknownOnce = addRule({ method, times: 1, do: fail({ code: 4902, message: unrecognized }) })

const afterTimeout: { [letter in StateLetter]: readonly AppStep[] } = {
  N: timedOut,
  D: [...timedOut, { do: 'disconnect' }],
  C: [...timedOut, { do: 'disconnect' }, connect],
  S: [...timedOut, switchTo(chains.other)],
  A: [
    ...timedOut,
    unknownOnce,
    switchTo(chains.other),
    leaveUnanswered('wallet_addEthereumChain'),
    addChain(chains.other),
  ],
  R: [
    ...timedOut,
    actInWallet('wipeAccounts'),
    addRule({ method: 'eth_accounts', do: { type: 'hang' } }),
    { do: 'reconnect' },
  ],
}

export const switchingStimuli: readonly StimulusDefinition[] = [
  defineStimulus('s.ok.after', 'null, after chainChanged was seen', () => [
    {
      path: [...pathToRequest('S', reply(null)), switchWalletTo(chains.other)],
      stimulus: letAnswerArrive,
      settles: method,
    },
  ]),
  defineStimulus('s.ok.before', 'null, and chainChanged right after it', () => [
    {
      path: pathToRequest('S', { type: 'approve' }, { events: 'after' }),
      stimulus: letAnswerArrive,
      settles: method,
    },
  ]),
  defineStimulus('s.ok.noevent', 'null, the chain is the target, and no event comes', () => [
    {
      path: pathToRequest('S', { type: 'approve' }, { events: 'without' }),
      stimulus: letAnswerArrive,
      settles: method,
    },
  ]),
  defineStimulus('s.ok.lie', 'null, and the chain stays what it was', () => [
    {
      path: pathToRequest('S', reply(null)),
      stimulus: [...letAnswerArrive, advance(timeouts.lie)],
      atLimit: true,
      settles: method,
    },
  ]),
  defineStimulus('s.ok.nonnull', 'an answer other than null, the chain is the target', () =>
    (
      [
        ['the chain id', '0x1'],
        ['undefined', undefined],
        ['true', true],
      ] as const
    ).flatMap(([name, value]) => [
      answering(value, [switchWalletTo(chains.other, silent)], {
        name,
        guard: 'change not yet emitted',
      }),
      {
        name,
        guard: 'already emitted',
        path: [...pathToRequest('S', reply(value)), switchWalletTo(chains.other)],
        stimulus: letAnswerArrive,
        settles: method,
      },
    ]),
  ),
  defineStimulus('s.event.hang', 'chainChanged to the target, and no answer', () => [
    {
      path: pathToRequest('S', { type: 'hang' }),
      stimulus: [switchWalletTo(chains.other), advance(timeouts.grace)],
      atLimit: true,
    },
  ]),
  defineStimulus('s.rej.text', 'an error whose text says that the person rejected', () => [
    {
      name: "in the wallet's own shape",
      path: paths.S,
      stimulus: [actInWallet('reject')],
      settles: method,
    },
    {
      name: "the wallet's window is closed",
      path: paths.S,
      stimulus: [actInWallet('dismiss')],
      settles: method,
      alsoInPage: true,
    },
    failing('4001', { code: 4001, message: rejection }),
    failing('older MetaMask', {
      code: 4001,
      message: 'MetaMask Tx Signature: User denied transaction signature.',
    }),
    failing('Brave, any code', { code: -32000, message: 'The user rejected the request.' }),
    failing('no code', { kind: 'object', message: rejection }),
    failing('an Error without code', { kind: 'error', message: rejection }),
  ]),
  defineStimulus('s.rej.4001', '4001 with another text', () => [
    failing('localised', { code: 4001, message: 'Vom Benutzer abgelehnt' }),
    failing('no text', { code: 4001, message: '' }),
    failing('user cancel', { code: 4001, message: 'user cancel' }),
    failing('the code as a string', { code: '4001', message: 'nope' }),
    failing('ACTION_REJECTED', { code: 'ACTION_REJECTED', message: 'ethers-user-denied' }),
  ]),
  defineStimulus('s.rej.wc', "WalletConnect's rejections", () => [
    failing('5000', { code: 5000, message: 'User rejected.' }),
    failing('5001', { code: 5001, message: 'User rejected chains.' }),
    failing('5002', { code: 5002, message: 'User rejected methods.' }),
    failing('5003', { code: 5003, message: 'User rejected events.' }),
    failing('disapproved', { code: 5001, message: 'User disapproved requested chains' }),
    failing('the modal closed', {
      kind: 'error',
      message: 'Connection request reset. Please try again.',
    }),
  ]),
  defineStimulus('s.4902', '4902', () => [
    failing('MetaMask', { code: 4902, message: unrecognized }),
    failing('Rabby', {
      code: 4902,
      message:
        'Unrecognized chain ID "0x1". Try adding the chain using wallet_switchEthereumChain first.',
    }),
  ]),
  defineStimulus('u.add', 'the person presses "Add network" after chain-not-configured', () => [
    {
      path: [
        ...paths.N,
        unknownOnce,
        switchTo(chains.other),
        leaveUnanswered('wallet_addEthereumChain'),
      ],
      stimulus: [addChain(chains.other)],
      calls: { wallet_addEthereumChain: 1 },
    },
  ]),
  defineStimulus('s.4902.wrapped', '4902 within another error', () => [
    failing('data.originalError', {
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: { originalError: { code: 4902, message: unrecognized } },
    }),
    failing('data.cause', {
      code: -32603,
      message: 'Internal error',
      data: { cause: { code: 4902, message: unrecognized } },
    }),
  ]),
  defineStimulus('s.4902.text', 'a text that says that the chain is unknown', () => [
    failing('no code', { kind: 'object', message: unrecognized }),
    failing('-32603', { code: -32603, message: 'Unrecognized chain ID "0x1".' }),
    failing('Rainbow', { code: -32600, message: 'Chain Id not supported' }),
    failing('not added', { code: -32603, message: 'This chain has not been added' }),
  ]),
  defineStimulus('s.4902.rejtext', '4902 with the text of a rejection', () => [
    failing('4902', { code: 4902, message: rejection }),
  ]),
  defineStimulus('s.32603.rejtext', '-32603 with the text of a rejection', () => [
    failing('-32603', { code: -32603, message: rejection }),
  ]),
  defineStimulus('s.other', 'any other failure', () => [
    failing('-32603', { code: -32603, message: 'Internal error' }, unknown),
    failing('-32000', { code: -32000, message: 'Invalid input' }, unknown),
    failing('-32601', { code: -32601, message: 'The method does not exist.' }, unsupported),
    failing('4100', {
      code: 4100,
      message: 'The requested account and/or method has not been authorized by the user.',
    }),
    failing(
      '4200',
      { code: 4200, message: 'The Provider does not support the requested method.' },
      unsupported,
    ),
    failing('code 0, no text', { code: 0, message: '' }, unknown),
    failing('a string', { kind: 'string', message: 'switching failed' }, unknown),
    failing('undefined', { kind: 'undefined' }, unknown),
  ]),
  defineStimulus('s.pending', 'an error that says that a request is pending', () => [
    failing('-32002', {
      code: -32002,
      message:
        "Request of type 'wallet_switchEthereumChain' already pending for origin http://localhost. Please wait.",
    }),
    failing('-32001', { code: -32001, message: 'Already processing unlock. Please wait.' }),
    failing("Rabby's 4001", {
      code: 4001,
      message: 'please request after current approval resolve',
    }),
  ]),
  defineStimulus('s.timeout', 'no answer and no event, and the clock moves on to the limit', () => [
    {
      path: pathToRequest('S', { type: 'hang' }),
      stimulus: [advance(timeouts.interactive)],
      atLimit: true,
    },
  ]),
  defineStimulus('s.late', 'the answer to a switch that the app has given up', (state) => [
    {
      path: afterTimeout[state],
      // The first step lets the late response arrive. After the second one, any effect of it
      // would be visible.
      stimulus: [advance(1_000), advance(timeouts.lie)],
      settles: method,
      ...(state === 'R' ? { nodeOnly: noControlReason } : {}),
    },
  ]),
]
