import { defineStimulus, type StimulusDefinition, type StimulusVariant } from './defineStimulus.ts'
import { noControlReason, noThirdChainReason } from './nodeOnlyReasons.ts'
import {
  hasPermission,
  leaveAccountsUnanswered,
  letAnswerArrive,
  pathToRequest,
  pathToUnknownChain,
  connected,
  variantWithAnswer,
} from '../pathsToStates.ts'
import type { AppStep } from '../AppStep.ts'
import type { AppChains } from '../AppChains.ts'
import type { StateLetter } from '../transitionTable.ts'
import {
  actInWallet,
  addChain,
  advance,
  connect,
  disconnect,
  fail,
  switchWalletTo,
  reply,
  switchTo,
  toHex,
  withoutEvent,
  leaveUnanswered,
  addRule,
  rejectUnknownOnce,
  unrecognizedChain,
} from '../stepBuilders.ts'
import { timeouts } from '../timeouts.ts'

const method = 'wallet_switchEthereumChain'
const switchRequests = (count: number) => ({ [method]: count })
const leaveAddUnanswered = leaveUnanswered('wallet_addEthereumChain')

/** A variant in state S whose switch request fails with this error. */
const failing = (
  chains: AppChains,
  name: string,
  error: unknown,
  fields: Partial<StimulusVariant> = {},
): StimulusVariant => variantWithAnswer('S', fail(error), chains, { name, ...fields })

const unknown = { kind: 'unknown' }
const unsupported = { kind: 'unsupported' }
const rejection = 'User rejected the request.'

/** The wallet answers one second after the time-out of the app and does not change the chain. */
const pathAfterTimeout = (state: StateLetter, chains: AppChains): readonly AppStep[] => {
  const timedOut = [
    ...connected,
    addRule({ method, times: 1, after: timeouts.interactive + 1_000, do: reply(null) }),
    switchTo(chains.other),
    advance(timeouts.interactive),
  ]
  const next: { [letter in StateLetter]: readonly AppStep[] } = {
    N: [],
    D: [disconnect],
    C: [disconnect, connect],
    S: [switchTo(chains.other)],
    A: [
      rejectUnknownOnce(chains),
      switchTo(chains.other),
      leaveAddUnanswered,
      addChain(chains.other),
    ],
    R: [actInWallet('wipeAccounts'), leaveAccountsUnanswered, { do: 'reconnect' }],
  }
  return [...timedOut, ...next[state]]
}

export const switchingStimuli: readonly StimulusDefinition[] = [
  defineStimulus('u.switch', 'the user picks another chain', (state, chains) => {
    const stimulus = [switchTo(chains.other)]
    if (state === 'N') return { stimulus, calls: switchRequests(1) }
    const calls = switchRequests(0)
    if (state !== 'S' && state !== 'A') return { stimulus, calls, nodeOnly: noControlReason }
    return [
      { guard: 'same target', stimulus, calls },
      {
        guard: 'other target',
        stimulus: [switchTo(chains.third)],
        calls,
        nodeOnly: noThirdChainReason,
      },
    ]
  }),
  defineStimulus(
    'u.switch.current',
    'the user picks the chain that is selected',
    (state, { home }) => ({
      stimulus: [switchTo(home)],
      calls: switchRequests(0),
      ...(!hasPermission(state) && { nodeOnly: noControlReason }),
    }),
  ),
  defineStimulus('u.switch.unconf', 'a switch to a chain that the app lacks', (_, { nowhere }) => ({
    stimulus: [switchTo(nowhere)],
    calls: switchRequests(0),
    nodeOnly: noControlReason,
  })),
  defineStimulus('s.ok.after', 'null, after chainChanged was seen', (_, chains) =>
    variantWithAnswer('S', reply(null), chains, {
      path: [...pathToRequest('S', reply(null), chains), switchWalletTo(chains.other)],
    }),
  ),
  defineStimulus('s.ok.before', 'null, and chainChanged right after it', (_, chains) =>
    variantWithAnswer('S', { type: 'approve' }, chains, {
      path: pathToRequest('S', { type: 'approve' }, chains, { events: 'after' }),
    }),
  ),
  defineStimulus('s.ok.noevent', 'null, the chain is the target, and no event comes', (_, chains) =>
    variantWithAnswer('S', { type: 'approve' }, chains, {
      path: pathToRequest('S', { type: 'approve' }, chains, { events: 'without' }),
    }),
  ),
  defineStimulus('s.ok.lie', 'null, and the chain stays what it was', (_, chains) =>
    variantWithAnswer('S', reply(null), chains, {
      stimulus: [...letAnswerArrive, advance(timeouts.lie)],
      atLimit: true,
    }),
  ),
  defineStimulus(
    's.ok.nonnull',
    'an answer other than null, the chain is the target',
    (_, chains) =>
      (
        [
          ['the chain id', toHex(chains.other)],
          ['undefined', undefined],
          ['true', true],
        ] as const
      ).flatMap(([name, value]) => [
        variantWithAnswer('S', reply(value), chains, {
          name,
          guard: 'change not yet emitted',
          stimulus: [switchWalletTo(chains.other, withoutEvent), ...letAnswerArrive],
        }),
        variantWithAnswer('S', reply(value), chains, {
          name,
          guard: 'already emitted',
          path: [...pathToRequest('S', reply(value), chains), switchWalletTo(chains.other)],
        }),
      ]),
  ),
  defineStimulus('s.event.hang', 'chainChanged to the target, and no answer', (_, chains) => ({
    path: pathToRequest('S', { type: 'hang' }, chains),
    stimulus: [switchWalletTo(chains.other), advance(timeouts.grace)],
    atLimit: true,
  })),
  defineStimulus('s.rej.text', 'an error whose text says that the user rejected', (_, chains) => [
    { name: "in the wallet's own shape", stimulus: [actInWallet('reject')], settles: method },
    {
      name: "the wallet's window is closed",
      stimulus: [actInWallet('dismiss')],
      settles: method,
      alsoInPage: true,
    },
    failing(chains, '4001', { code: 4001, message: rejection }),
    failing(chains, 'older MetaMask', {
      code: 4001,
      message: 'MetaMask Tx Signature: User denied transaction signature.',
    }),
    failing(chains, 'Brave, any code', { code: -32000, message: 'The user rejected the request.' }),
    failing(chains, 'no code', { kind: 'object', message: rejection }),
    failing(chains, 'an Error without code', { kind: 'error', message: rejection }),
  ]),
  defineStimulus('s.rej.4001', '4001 with another text', (_, chains) => [
    failing(chains, 'localised', { code: 4001, message: 'Vom Benutzer abgelehnt' }),
    failing(chains, 'no text', { code: 4001, message: '' }),
    failing(chains, 'user cancel', { code: 4001, message: 'user cancel' }),
    failing(chains, 'the code as a string', { code: '4001', message: 'nope' }),
    failing(chains, 'ACTION_REJECTED', { code: 'ACTION_REJECTED', message: 'ethers-user-denied' }),
  ]),
  defineStimulus('s.rej.wc', "WalletConnect's rejections", (_, chains) => [
    failing(chains, '5000', { code: 5000, message: 'User rejected.' }),
    failing(chains, '5001', { code: 5001, message: 'User rejected chains.' }),
    failing(chains, '5002', { code: 5002, message: 'User rejected methods.' }),
    failing(chains, '5003', { code: 5003, message: 'User rejected events.' }),
    failing(chains, 'disapproved', { code: 5001, message: 'User disapproved requested chains' }),
    failing(chains, 'the modal closed', {
      kind: 'error',
      message: 'Connection request reset. Please try again.',
    }),
  ]),
  defineStimulus('s.4902', '4902', (_, chains) => [
    failing(chains, 'MetaMask', { code: 4902, message: unrecognizedChain(chains.other) }),
    failing(chains, 'Rabby', {
      code: 4902,
      message: `Unrecognized chain ID "${toHex(chains.other)}". Try adding the chain using wallet_switchEthereumChain first.`,
    }),
  ]),
  defineStimulus(
    'u.add',
    'the user presses "Add network" after chain-not-configured',
    (_, chains) => ({
      path: [...pathToUnknownChain(chains), leaveAddUnanswered],
      stimulus: [addChain(chains.other)],
      calls: { wallet_addEthereumChain: 1 },
    }),
  ),
  defineStimulus('s.4902.wrapped', '4902 within another error', (_, chains) => [
    failing(chains, 'data.originalError', {
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: { originalError: { code: 4902, message: unrecognizedChain(chains.other) } },
    }),
    failing(chains, 'data.cause', {
      code: -32603,
      message: 'Internal error',
      data: { cause: { code: 4902, message: unrecognizedChain(chains.other) } },
    }),
  ]),
  defineStimulus('s.4902.text', 'a text that says that the chain is unknown', (_, chains) => [
    failing(chains, 'no code', { kind: 'object', message: unrecognizedChain(chains.other) }),
    failing(chains, '-32603', {
      code: -32603,
      message: `Unrecognized chain ID "${toHex(chains.other)}".`,
    }),
    failing(chains, 'Rainbow', { code: -32600, message: 'Chain Id not supported' }),
    failing(chains, 'not added', { code: -32603, message: 'This chain has not been added' }),
  ]),
  defineStimulus('s.4902.rejtext', '4902 with the text of a rejection', (_, chains) => [
    failing(chains, '4902', { code: 4902, message: rejection }),
  ]),
  defineStimulus('s.32603.rejtext', '-32603 with the text of a rejection', (_, chains) => [
    failing(chains, '-32603', { code: -32603, message: rejection }),
  ]),
  defineStimulus('s.other', 'any other failure', (_, chains) => [
    failing(chains, '-32603', { code: -32603, message: 'Internal error' }, unknown),
    failing(chains, '-32000', { code: -32000, message: 'Invalid input' }, unknown),
    failing(chains, '-32601', { code: -32601, message: 'The method does not exist.' }, unsupported),
    failing(chains, '4100', {
      code: 4100,
      message: 'The requested account and/or method has not been authorized by the user.',
    }),
    failing(
      chains,
      '4200',
      { code: 4200, message: 'The Provider does not support the requested method.' },
      unsupported,
    ),
    failing(chains, 'code 0, no text', { code: 0, message: '' }, unknown),
    failing(chains, 'a string', { kind: 'string', message: 'switching failed' }, unknown),
    failing(chains, 'undefined', { kind: 'undefined' }, unknown),
  ]),
  defineStimulus('s.pending', 'an error that says that a request is pending', (_, chains) => [
    failing(chains, '-32002', {
      code: -32002,
      message:
        "Request of type 'wallet_switchEthereumChain' already pending for origin http://localhost. Please wait.",
    }),
    failing(chains, '-32001', { code: -32001, message: 'Already processing unlock. Please wait.' }),
    failing(chains, "Rabby's 4001", {
      code: 4001,
      message: 'please request after current approval resolve',
    }),
  ]),
  defineStimulus(
    's.timeout',
    'no answer and no event, and the clock moves on to the limit',
    (_, chains) => ({
      path: pathToRequest('S', { type: 'hang' }, chains),
      stimulus: [advance(timeouts.interactive)],
      atLimit: true,
    }),
  ),
  defineStimulus('s.late', 'the answer to a switch that the app has given up', (state, chains) => ({
    path: pathAfterTimeout(state, chains),
    // The late response arrives in the first step. Its effects would be visible after the second.
    stimulus: [advance(1_000), advance(timeouts.lie)],
    settles: method,
    ...(state === 'R' && { nodeOnly: noControlReason }),
  })),
]
