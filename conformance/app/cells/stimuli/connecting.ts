import { defineStimulus, type StimulusDefinition, type StimulusVariant } from './defineStimulus.ts'
import {
  letAnswerArrive,
  awaitedMethods,
  startOnOtherChain,
  connected,
  leaveAccountsUnanswered,
  pathTo,
  variantWithAnswer,
  withoutPermission,
} from '../pathsToStates.ts'
import type { AppStep } from '../AppStep.ts'
import type { AppChains } from '../AppChains.ts'
import type { StateLetter } from '../transitionTable.ts'
import {
  actInWallet,
  advance,
  approve,
  cancel,
  connect,
  fail,
  revocations,
  reload,
  reply,
  showPage,
  toHex,
  leaveUnanswered,
  respondLater,
  addRule,
} from '../stepBuilders.ts'
import { accounts } from '../testAccounts.ts'
import { timeouts } from '../timeouts.ts'

/** A persona that drops the code of an error cannot produce its variant. */
const failing = (
  state: StateLetter,
  chains: AppChains,
  errors: readonly (readonly [name: string, code: number | undefined, message: string])[],
): StimulusVariant[] =>
  errors.map(([name, code, message]) =>
    code === undefined
      ? variantWithAnswer(state, fail({ kind: 'error', message }), chains, { name })
      : variantWithAnswer(state, fail({ code, message }), chains, {
          name,
          evidence: { code, skipReason: 'loses the code of an error in a connect' },
        }),
  )

/** In R, the site has a permission, so that the wallet would answer without a prompt. */
const pathToOpenRequest = (state: StateLetter, chains: AppChains): readonly AppStep[] => [
  ...pathTo(state, chains),
  ...(state === 'R' ? [leaveUnanswered('eth_requestAccounts')] : []),
]

export const connectingStimuli: readonly StimulusDefinition[] = [
  defineStimulus('u.connect', 'the user picks the wallet in the dialog', (state, chains) => ({
    path: pathToOpenRequest(state, chains),
    stimulus: [connect],
    ...(state !== 'R' && { calls: { eth_requestAccounts: state === 'D' ? 1 : 0 } }),
  })),
  defineStimulus('u.connect.noprov', 'the user picks a wallet that is not installed', () => ({
    stimulus: [{ do: 'connect', wallet: 'missing' }],
    nodeOnly: 'its row offers the download instead',
  })),
  defineStimulus(
    'w.accounts',
    "the awaited accounts arrive, the wallet on the app's chain",
    (state, chains) =>
      state === 'R'
        ? variantWithAnswer('R', { type: 'approve' }, chains)
        : {
            path: state === 'D' ? [connect, cancel] : [connect],
            stimulus: [approve],
            settles: awaitedMethods[state],
          },
  ),
  defineStimulus(
    'w.accounts.otherchain',
    'the awaited accounts arrive, the wallet on another chain',
    (state, chains) => {
      const calls = { wallet_switchEthereumChain: 0 }
      const start = startOnOtherChain(chains)
      if (state === 'D') return { path: [start, connect, cancel], stimulus: [approve], calls }
      if (state === 'R')
        return {
          path: [...connected, start, respondLater('eth_accounts', { type: 'approve' }), reload],
          stimulus: letAnswerArrive,
          calls,
        }
      return [
        {
          guard: 'default',
          path: [start, connect],
          stimulus: [approve],
          calls: { wallet_switchEthereumChain: 1 },
        },
        {
          guard: 'connect without the switch',
          path: [start, { do: 'connect', wallet: 'first', switch: false }],
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
    (_, chains) => ({ path: [startOnOtherChain(chains), connect, approve], stimulus: [approve] }),
  ),
  defineStimulus(
    'w.initswitch.rejected',
    'the user rejects the switch asked for at connect',
    (_, chains) => ({
      path: [startOnOtherChain(chains), connect, approve],
      stimulus: [actInWallet('reject')],
    }),
  ),
  defineStimulus(
    'w.initswitch.failed',
    'the switch asked for at connect fails, or is never answered',
    (_, chains) => {
      const method = 'wallet_switchEthereumChain'
      const pathWith = (rule: AppStep) => [startOnOtherChain(chains), rule, connect, approve]
      const unrecognized = { code: 4902, message: `Unrecognized chain ID "${toHex(chains.home)}".` }
      const internal = { code: -32603, message: 'Internal error' }
      return [
        {
          guard: '4902',
          path: pathWith(respondLater(method, fail(unrecognized))),
          stimulus: letAnswerArrive,
        },
        {
          guard: 'other, time-out included',
          name: 'an internal error',
          path: pathWith(respondLater(method, fail(internal))),
          stimulus: letAnswerArrive,
        },
        {
          guard: 'other, time-out included',
          name: 'no answer',
          path: pathWith(leaveUnanswered(method)),
          stimulus: [advance(timeouts.interactive)],
          atLimit: true,
        },
      ]
    },
  ),
  defineStimulus('w.accounts.empty', 'the awaited accounts are []', (state, chains) =>
    variantWithAnswer(state, reply([]), chains),
  ),
  defineStimulus('w.accounts.malformed', 'the awaited accounts are no list', (state, chains) => [
    variantWithAnswer(state, reply(undefined), chains, { name: 'undefined' }),
    variantWithAnswer(state, reply(null), chains, { name: 'null' }),
    variantWithAnswer(state, reply({ accounts: [accounts.a] }), chains, { name: 'an object' }),
  ]),
  defineStimulus(
    'w.reject',
    'the user rejects the request, or its answer says so',
    (state, chains) => {
      const failures = failing(state, chains, [
        ['4001, localised', 4001, 'Der Benutzer hat abgelehnt.'],
        ['text only', undefined, 'User rejected the request.'],
        ['-32603 with the text', -32603, 'The user rejected the request.'],
      ])
      if (state !== 'C') return failures
      return [
        { name: "in the wallet's own shape", stimulus: [actInWallet('reject')] },
        {
          name: "the wallet's window is closed",
          stimulus: [actInWallet('dismiss')],
          alsoInPage: true,
        },
        ...failures,
      ]
    },
  ),
  defineStimulus('w.pending', 'the answer says that a request is pending', (state, chains) =>
    failing(state, chains, [
      ['-32002', -32002, 'Already processing eth_requestAccounts. Please wait.'],
      ['-32001', -32001, 'Already processing connect. Please wait.'],
      ["Rabby's 4001", 4001, 'please request after current approval resolve'],
    ]),
  ),
  defineStimulus('w.error', 'the answer is another error', (state, chains) => [
    ...(
      [
        ['-32603', { code: -32603, message: 'Internal error' }],
        ['no code', { kind: 'error', message: 'Something went wrong' }],
        ['4100', { code: 4100, message: 'The requested account has not been authorized.' }],
      ] as const
    ).map(([name, error]) => variantWithAnswer(state, fail(error), chains, { name })),
    ...failing(state, chains, [['4200', 4200, 'The provider does not support the method.']]).map(
      (variant) => ({ ...variant, kind: 'unsupported' }),
    ),
    variantWithAnswer(state, fail({ kind: 'undefined' }), chains, { name: 'undefined' }),
  ]),
  defineStimulus('t.connect', 'no answer, and the clock moves on to the limit', (state) =>
    state === 'R'
      ? [
          { stimulus: [advance(timeouts.silent)], atLimit: true },
          {
            name: 'most of the time behind another tab, which does not count',
            stimulus: [
              showPage(false),
              advance(timeouts.interactive),
              showPage(true),
              advance(timeouts.silent),
            ],
            atLimit: true,
            nodeOnly: 'the page of the sweep is always in front',
          },
        ]
      : {
          stimulus: [advance(timeouts.interactive)],
          atLimit: true,
          injectedOnly: noTimeoutReason,
        },
  ),
  defineStimulus('w.late', 'the user approves a request that the app has given up', (state) => [
    { name: 'after a cancel', ...approveCancelledRequest(state, cancel, 0) },
    {
      name: 'after the time-out',
      ...approveCancelledRequest(state, advance(timeouts.interactive), timeouts.interactive),
      injectedOnly: noTimeoutReason,
    },
  ]),
  defineStimulus('u.connect.again', 'the user picks the same wallet again', (state, chains) => ({
    path: pathToOpenRequest(state, chains),
    stimulus: [connect],
    ...(state !== 'R' && { calls: { eth_requestAccounts: 0 } }),
  })),
  defineStimulus('u.connect.other', 'the user picks another wallet', (state, chains) => ({
    path: [...pathToOpenRequest(state, chains), { do: 'announce' }],
    stimulus: [{ do: 'connect', wallet: 'second' }],
  })),
  defineStimulus('d.announce', 'another wallet announces itself (EIP-6963)', () => ({
    stimulus: [{ do: 'announce' }],
  })),
]

/** Value of `injectedOnly` for time-outs of a connect: an attempt by QR code has no time-out. */
const noTimeoutReason = 'an attempt by QR has no time-out of ours'

/** `give` ends the app's wait and takes `duration` ms. In C and R, a newer attempt is then open. */
const approveCancelledRequest = (
  state: StateLetter,
  give: AppStep,
  duration: number,
): StimulusVariant => {
  const settles = 'eth_requestAccounts'
  if (state === 'D')
    return { path: [connect, give], stimulus: [approve], settles, calls: revocations(1) }
  const after = duration + lateAnswerDelay
  const lateApproval = addRule({ method: settles, times: 1, after, do: { type: 'approve' } })
  const variant = { stimulus: [advance(lateAnswerDelay)], settles, calls: revocations(0) }
  if (state === 'C')
    return { ...variant, path: [lateApproval, connect, give, leaveUnanswered(settles), connect] }
  return {
    ...variant,
    path: [
      ...withoutPermission,
      lateApproval,
      connect,
      give,
      leaveAccountsUnanswered,
      { do: 'reconnect' },
    ],
    nodeOnly: 'a reload ends the old request with its page',
  }
}

/** ms from the end of the wait to the late response, which arrives during the second attempt. */
const lateAnswerDelay = 1_000
