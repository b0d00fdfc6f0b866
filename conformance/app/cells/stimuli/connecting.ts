import type { CellVariant } from '../CellVariant.ts'
import { defineStimulus, type StimulusDefinition } from './defineStimulus.ts'
import {
  letAnswerArrive,
  pathToRequest,
  awaitedMethods,
  startOnOtherChain,
  leaveUnanswered,
  respondLater,
  paths,
  addRule,
  withoutPermission,
} from '../paths.ts'
import type { AppStep, WalletRule } from '../AppStep.ts'
import type { StateLetter } from '../transitionTable.ts'
import {
  actInWallet,
  advance,
  approve,
  connect,
  fail,
  revocations,
  reload,
  reply,
  showPage,
} from '../stepBuilders.ts'
import { accounts, timeouts } from '../testValues.ts'

const error = (code: number | undefined, message: string) =>
  code === undefined ? { kind: 'error', message } : { code, message }

const answering = (state: StateLetter, how: WalletRule['do'], name?: string): CellVariant => ({
  ...(name === undefined ? {} : { name }),
  path: pathToRequest(state, how),
  stimulus: letAnswerArrive,
  settles: awaitedMethods[state],
})

/**
 * A variant whose request fails with this error. A persona that drops the error's code cannot produce the variant.
 */
const failing = (state: StateLetter, given: { code?: number }, name: string): CellVariant => ({
  ...answering(state, fail(given), name),
  ...(given.code === undefined
    ? {}
    : { evidence: { code: given.code, skipReason: 'loses the code of an error in a connect' } }),
})

/**
 * The path to a state in which the next `eth_requestAccounts` stays unanswered. In R, a wallet that does not answer the
 * silent attempt does not answer the user's request either.
 */
const pathToOpenRequest = (state: StateLetter): readonly AppStep[] =>
  state === 'R'
    ? [...paths.R, addRule({ method: 'eth_requestAccounts', do: { type: 'hang' } })]
    : paths[state]

const connectSecond: AppStep = { do: 'connect', wallet: 'second' }

export const connectingStimuli: readonly StimulusDefinition[] = [
  defineStimulus('u.connect', 'the person picks the wallet in the dialog', (state) => [
    {
      path: pathToOpenRequest(state),
      stimulus: [connect],
      ...(state === 'R' ? {} : { calls: { eth_requestAccounts: state === 'D' ? 1 : 0 } }),
    },
  ]),
  defineStimulus('u.connect.noprov', 'the person picks a wallet that is not installed', (state) => [
    {
      path: paths[state],
      stimulus: [{ do: 'connect', wallet: 'missing' }],
      nodeOnly: 'its row offers the download instead',
    },
  ]),
  defineStimulus('w.accounts', 'the awaited accounts arrive, the wallet on chain 56', (state) => {
    if (state === 'D')
      return [{ path: [connect, { do: 'cancel' }], stimulus: [approve], settles: awaitedMethods.D }]
    if (state === 'C') return [{ path: paths.C, stimulus: [approve], settles: awaitedMethods.C }]
    return [answering('R', { type: 'approve' })]
  }),
  defineStimulus(
    'w.accounts.otherchain',
    'the awaited accounts arrive, the wallet on chain 1',
    (state) => {
      const calls = { wallet_switchEthereumChain: 0 }
      if (state === 'D')
        return [
          { path: [startOnOtherChain, connect, { do: 'cancel' }], stimulus: [approve], calls },
        ]
      if (state === 'R')
        return [
          {
            path: [
              ...paths.N,
              startOnOtherChain,
              respondLater('eth_accounts', { type: 'approve' }),
              reload,
            ],
            stimulus: letAnswerArrive,
            calls,
          },
        ]
      return [
        {
          guard: 'default',
          path: [startOnOtherChain, connect],
          stimulus: [approve],
          calls: { wallet_switchEthereumChain: 1 },
        },
        {
          guard: 'connect without the switch',
          path: [startOnOtherChain, { do: 'connect', wallet: 'first', switch: false }],
          stimulus: [approve],
          calls,
          nodeOnly: 'on screen it is offered after a rejected switch, by a journey of its own',
        },
      ]
    },
  ),
  defineStimulus('w.initswitch.ok', 'the person approves the switch asked for at connect', () => [
    { path: [startOnOtherChain, connect, approve], stimulus: [approve] },
  ]),
  defineStimulus(
    'w.initswitch.rejected',
    'the person rejects the switch asked for at connect',
    () => [{ path: [startOnOtherChain, connect, approve], stimulus: [actInWallet('reject')] }],
  ),
  defineStimulus(
    'w.initswitch.failed',
    'the switch asked for at connect fails, or is never answered',
    () => [
      {
        guard: '4902',
        path: [
          startOnOtherChain,
          respondLater(
            'wallet_switchEthereumChain',
            fail(error(4902, 'Unrecognized chain ID "0x38".')),
          ),
          connect,
          approve,
        ],
        stimulus: letAnswerArrive,
      },
      {
        guard: 'other, time-out included',
        name: 'an internal error',
        path: [
          startOnOtherChain,
          respondLater('wallet_switchEthereumChain', fail(error(-32603, 'Internal error'))),
          connect,
          approve,
        ],
        stimulus: letAnswerArrive,
      },
      {
        guard: 'other, time-out included',
        name: 'no answer',
        path: [
          startOnOtherChain,
          addRule({ method: 'wallet_switchEthereumChain', do: { type: 'hang' } }),
          connect,
          approve,
        ],
        stimulus: [advance(timeouts.interactive)],
        atLimit: true,
      },
    ],
  ),
  defineStimulus('w.accounts.empty', 'the awaited accounts are []', (state) => [
    answering(state, reply([])),
  ]),
  defineStimulus('w.accounts.malformed', 'the awaited accounts are no list', (state) => [
    answering(state, reply(undefined), 'undefined'),
    answering(state, reply(null), 'null'),
    answering(state, reply({ accounts: [accounts.a] }), 'an object'),
  ]),
  defineStimulus('w.reject', 'the person rejects the request, or its answer says so', (state) => [
    ...(state === 'C'
      ? [
          { name: "in the wallet's own shape", path: paths.C, stimulus: [actInWallet('reject')] },
          {
            name: "the wallet's window is closed",
            path: paths.C,
            stimulus: [actInWallet('dismiss')],
            alsoInPage: true as const,
          },
        ]
      : []),
    failing(state, error(4001, 'Der Benutzer hat abgelehnt.'), '4001, localised'),
    failing(state, error(undefined, 'User rejected the request.'), 'text only'),
    failing(state, error(-32603, 'The user rejected the request.'), '-32603 with the text'),
  ]),
  defineStimulus('w.pending', 'the answer says that a request is pending', (state) => [
    failing(state, error(-32002, 'Already processing eth_requestAccounts. Please wait.'), '-32002'),
    failing(state, error(-32001, 'Already processing connect. Please wait.'), '-32001'),
    failing(state, error(4001, 'please request after current approval resolve'), "Rabby's 4001"),
  ]),
  defineStimulus('w.error', 'the answer is another error', (state) => [
    answering(state, fail(error(-32603, 'Internal error')), '-32603'),
    answering(state, fail(error(undefined, 'Something went wrong')), 'no code'),
    answering(state, fail(error(4100, 'The requested account has not been authorized.')), '4100'),
    {
      ...failing(state, error(4200, 'The provider does not support the method.'), '4200'),
      kind: 'unsupported',
    },
    answering(state, fail({ kind: 'undefined' }), 'undefined'),
  ]),
  defineStimulus('t.connect', 'no answer, and the clock moves on to the limit', (state) => [
    ...(state === 'R'
      ? [
          { path: paths.R, stimulus: [advance(timeouts.silent)], atLimit: true as const },
          {
            name: 'most of the time behind another tab, which does not count',
            path: paths.R,
            stimulus: [
              showPage(false),
              advance(timeouts.interactive),
              showPage(true),
              advance(timeouts.silent),
            ],
            atLimit: true as const,
            nodeOnly: 'the page of the sweep is always in front',
          },
        ]
      : [
          {
            path: paths.C,
            stimulus: [advance(timeouts.interactive)],
            atLimit: true as const,
            injectedOnly: noTimeoutReason,
          },
        ]),
  ]),
  defineStimulus('w.late', 'the person approves a request that the app has given up', (state) => [
    approveCancelledRequest(state, 'after a cancel', { do: 'cancel' }, 0),
    {
      ...approveCancelledRequest(
        state,
        'after the time-out',
        advance(timeouts.interactive),
        timeouts.interactive,
      ),
      injectedOnly: noTimeoutReason,
    },
  ]),
  defineStimulus('u.connect.again', 'the person picks the same wallet again', (state) => [
    {
      path: pathToOpenRequest(state),
      stimulus: [connect],
      ...(state === 'R' ? {} : { calls: { eth_requestAccounts: 0 } }),
    },
  ]),
  defineStimulus('u.connect.other', 'the person picks another wallet', (state) => [
    {
      path: [...pathToOpenRequest(state), { do: 'announce' }],
      stimulus: [connectSecond],
    },
  ]),
  defineStimulus('d.announce', 'another wallet announces itself (EIP-6963)', (state) => [
    { path: paths[state], stimulus: [{ do: 'announce' }] },
  ]),
]

/** Value of `injectedOnly` for time-outs of a connect: an attempt by QR code has no time-out. */
const noTimeoutReason = 'an attempt by QR has no time-out of ours'

/**
 * A variant in which the wallet approves a request long after `give` has ended the wait for it, while a newer request
 * stays open.
 */
const approveCancelledRequest = (
  state: StateLetter,
  name: string,
  give: AppStep,
  after: number,
): CellVariant => {
  if (state === 'D')
    return {
      name,
      path: [connect, give],
      stimulus: [approve],
      settles: 'eth_requestAccounts',
      calls: revocations(1),
    }
  const lateApproval = addRule({
    method: 'eth_requestAccounts',
    times: 1,
    after: after + lateAnswerDelay,
    do: { type: 'approve' },
  })
  const stimulus: AppStep[] = [advance(lateAnswerDelay)]
  const settles = 'eth_requestAccounts'
  if (state === 'C')
    return {
      name,
      path: [lateApproval, connect, give, leaveUnanswered(settles), connect],
      stimulus,
      settles,
      calls: revocations(0),
    }
  const silently: AppStep[] = [
    addRule({ method: 'eth_accounts', do: { type: 'hang' } }),
    { do: 'reconnect' },
  ]
  return {
    name,
    path: [...withoutPermission, lateApproval, connect, give, ...silently],
    stimulus,
    settles,
    calls: revocations(0),
    nodeOnly: 'a reload ends the old request with its page',
  }
}

/** ms from the cancellation to the late response: after the second attempt has started and before it ends. */
const lateAnswerDelay = 1_000
