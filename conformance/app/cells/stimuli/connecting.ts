import type { CellVariant } from '../CellVariant.ts'
import { defineStimulus, type StimulusDefinition } from './defineStimulus.ts'
import {
  letAnswerArrive,
  pathToRequest,
  awaitedMethods,
  startOnOtherChain,
  connected,
  pathTo,
  withoutPermission,
} from '../pathsToStates.ts'
import { leaveUnanswered, respondLater, addRule } from '../ruleSteps.ts'
import type { AppStep, WalletRule } from '../AppStep.ts'
import type { AppChains } from '../AppChains.ts'
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
  toHex,
} from '../stepBuilders.ts'
import { accounts } from '../testAccounts.ts'
import { timeouts } from '../timeouts.ts'

const error = (code: number | undefined, message: string) =>
  code === undefined ? { kind: 'error', message } : { code, message }

const answering = (
  state: StateLetter,
  chains: AppChains,
  how: WalletRule['do'],
  name?: string,
): CellVariant => ({
  ...(name === undefined ? {} : { name }),
  path: pathToRequest(state, how, chains),
  stimulus: letAnswerArrive,
  settles: awaitedMethods[state],
})

/**
 * A variant whose request fails with this error. A persona that drops the error's code cannot produce the variant.
 */
const failing = (
  state: StateLetter,
  chains: AppChains,
  given: { code?: number },
  name: string,
): CellVariant => ({
  ...answering(state, chains, fail(given), name),
  ...(given.code === undefined
    ? {}
    : { evidence: { code: given.code, skipReason: 'loses the code of an error in a connect' } }),
})

/**
 * Path to a state in which the next `eth_requestAccounts` stays unanswered. In R this needs a rule, because the site
 * has a permission, so the wallet would answer without a prompt.
 */
const pathToOpenRequest = (state: StateLetter, chains: AppChains): readonly AppStep[] =>
  state === 'R'
    ? [...pathTo('R', chains), leaveUnanswered('eth_requestAccounts')]
    : pathTo(state, chains)

const connectSecond: AppStep = { do: 'connect', wallet: 'second' }

export const connectingStimuli: readonly StimulusDefinition[] = [
  defineStimulus('u.connect', 'the user picks the wallet in the dialog', (state, chains) => [
    {
      path: pathToOpenRequest(state, chains),
      stimulus: [connect],
      ...(state === 'R' ? {} : { calls: { eth_requestAccounts: state === 'D' ? 1 : 0 } }),
    },
  ]),
  defineStimulus(
    'u.connect.noprov',
    'the user picks a wallet that is not installed',
    (state, chains) => [
      {
        path: pathTo(state, chains),
        stimulus: [{ do: 'connect', wallet: 'missing' }],
        nodeOnly: 'its row offers the download instead',
      },
    ],
  ),
  defineStimulus(
    'w.accounts',
    "the awaited accounts arrive, the wallet on the app's chain",
    (state, chains) => {
      if (state === 'D')
        return [
          { path: [connect, { do: 'cancel' }], stimulus: [approve], settles: awaitedMethods.D },
        ]
      if (state === 'C')
        return [{ path: [connect], stimulus: [approve], settles: awaitedMethods.C }]
      return [answering('R', chains, { type: 'approve' })]
    },
  ),
  defineStimulus(
    'w.accounts.otherchain',
    'the awaited accounts arrive, the wallet on another chain',
    (state, chains) => {
      const calls = { wallet_switchEthereumChain: 0 }
      if (state === 'D')
        return [
          {
            path: [startOnOtherChain(chains), connect, { do: 'cancel' }],
            stimulus: [approve],
            calls,
          },
        ]
      if (state === 'R')
        return [
          {
            path: [
              ...connected,
              startOnOtherChain(chains),
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
          path: [startOnOtherChain(chains), connect],
          stimulus: [approve],
          calls: { wallet_switchEthereumChain: 1 },
        },
        {
          guard: 'connect without the switch',
          path: [startOnOtherChain(chains), { do: 'connect', wallet: 'first', switch: false }],
          stimulus: [approve],
          calls,
          nodeOnly: 'on screen it is offered after a rejected switch, by a journey of its own',
        },
      ]
    },
  ),
  defineStimulus(
    'w.initswitch.ok',
    'the user approves the switch asked for at connect',
    (_, chains) => [{ path: [startOnOtherChain(chains), connect, approve], stimulus: [approve] }],
  ),
  defineStimulus(
    'w.initswitch.rejected',
    'the user rejects the switch asked for at connect',
    (_, chains) => [
      { path: [startOnOtherChain(chains), connect, approve], stimulus: [actInWallet('reject')] },
    ],
  ),
  defineStimulus(
    'w.initswitch.failed',
    'the switch asked for at connect fails, or is never answered',
    (_, chains) => [
      {
        guard: '4902',
        path: [
          startOnOtherChain(chains),
          respondLater(
            'wallet_switchEthereumChain',
            fail(error(4902, `Unrecognized chain ID "${toHex(chains.home)}".`)),
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
          startOnOtherChain(chains),
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
          startOnOtherChain(chains),
          leaveUnanswered('wallet_switchEthereumChain'),
          connect,
          approve,
        ],
        stimulus: [advance(timeouts.interactive)],
        atLimit: true,
      },
    ],
  ),
  defineStimulus('w.accounts.empty', 'the awaited accounts are []', (state, chains) => [
    answering(state, chains, reply([])),
  ]),
  defineStimulus('w.accounts.malformed', 'the awaited accounts are no list', (state, chains) => [
    answering(state, chains, reply(undefined), 'undefined'),
    answering(state, chains, reply(null), 'null'),
    answering(state, chains, reply({ accounts: [accounts.a] }), 'an object'),
  ]),
  defineStimulus(
    'w.reject',
    'the user rejects the request, or its answer says so',
    (state, chains) => [
      ...(state === 'C'
        ? [
            {
              name: "in the wallet's own shape",
              path: [connect],
              stimulus: [actInWallet('reject')],
            },
            {
              name: "the wallet's window is closed",
              path: [connect],
              stimulus: [actInWallet('dismiss')],
              alsoInPage: true as const,
            },
          ]
        : []),
      failing(state, chains, error(4001, 'Der Benutzer hat abgelehnt.'), '4001, localised'),
      failing(state, chains, error(undefined, 'User rejected the request.'), 'text only'),
      failing(
        state,
        chains,
        error(-32603, 'The user rejected the request.'),
        '-32603 with the text',
      ),
    ],
  ),
  defineStimulus('w.pending', 'the answer says that a request is pending', (state, chains) => [
    failing(
      state,
      chains,
      error(-32002, 'Already processing eth_requestAccounts. Please wait.'),
      '-32002',
    ),
    failing(state, chains, error(-32001, 'Already processing connect. Please wait.'), '-32001'),
    failing(
      state,
      chains,
      error(4001, 'please request after current approval resolve'),
      "Rabby's 4001",
    ),
  ]),
  defineStimulus('w.error', 'the answer is another error', (state, chains) => [
    answering(state, chains, fail(error(-32603, 'Internal error')), '-32603'),
    answering(state, chains, fail(error(undefined, 'Something went wrong')), 'no code'),
    answering(
      state,
      chains,
      fail(error(4100, 'The requested account has not been authorized.')),
      '4100',
    ),
    {
      ...failing(state, chains, error(4200, 'The provider does not support the method.'), '4200'),
      kind: 'unsupported',
    },
    answering(state, chains, fail({ kind: 'undefined' }), 'undefined'),
  ]),
  defineStimulus('t.connect', 'no answer, and the clock moves on to the limit', (state, chains) => [
    ...(state === 'R'
      ? [
          {
            path: pathTo('R', chains),
            stimulus: [advance(timeouts.silent)],
            atLimit: true as const,
          },
          {
            name: 'most of the time behind another tab, which does not count',
            path: pathTo('R', chains),
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
            path: [connect],
            stimulus: [advance(timeouts.interactive)],
            atLimit: true as const,
            injectedOnly: noTimeoutReason,
          },
        ]),
  ]),
  defineStimulus('w.late', 'the user approves a request that the app has given up', (state) => [
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
  defineStimulus('u.connect.again', 'the user picks the same wallet again', (state, chains) => [
    {
      path: pathToOpenRequest(state, chains),
      stimulus: [connect],
      ...(state === 'R' ? {} : { calls: { eth_requestAccounts: 0 } }),
    },
  ]),
  defineStimulus('u.connect.other', 'the user picks another wallet', (state, chains) => [
    {
      path: [...pathToOpenRequest(state, chains), { do: 'announce' }],
      stimulus: [connectSecond],
    },
  ]),
  defineStimulus('d.announce', 'another wallet announces itself (EIP-6963)', (state, chains) => [
    { path: pathTo(state, chains), stimulus: [{ do: 'announce' }] },
  ]),
]

/** Value of `injectedOnly` for time-outs of a connect: an attempt by QR code has no time-out. */
const noTimeoutReason = 'an attempt by QR has no time-out of ours'

/**
 * A variant in which the wallet approves a request after `give` has ended the app's wait for it. In C and R, a newer
 * attempt is open then. `after` is the duration of `give` in ms.
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
  const silently: AppStep[] = [leaveUnanswered('eth_accounts'), { do: 'reconnect' }]
  return {
    name,
    path: [...withoutPermission, lateApproval, connect, give, ...silently],
    stimulus,
    settles,
    calls: revocations(0),
    nodeOnly: 'a reload ends the old request with its page',
  }
}

/** ms from the end of the wait to the late response, which arrives during the second attempt. */
const lateAnswerDelay = 1_000
