import { stimulus, type Drive, type Stimulus } from '../drive.ts'
import {
  arrive,
  asking,
  awaited,
  elsewhere,
  hang,
  later,
  paths,
  rule,
  withoutConsent,
} from '../paths.ts'
import type { AppStep, WalletRule } from '../steps.ts'
import type { Letter } from '../table.ts'
import {
  accounts,
  act,
  advance,
  approve,
  connect,
  fail,
  givesBack,
  limits,
  reload,
  reply,
  show,
} from '../words.ts'

const error = (code: number | undefined, message: string) =>
  code === undefined ? { kind: 'error', message } : { code, message }

const answered = (state: Letter, how: WalletRule['do'], name?: string): Drive => ({
  ...(name === undefined ? {} : { name }),
  path: asking(state, how),
  act: arrive,
  settles: awaited[state],
})

/** The request fails with this error. If it has a code, the evidence is that the code arrives. */
const failing = (state: Letter, given: { code?: number }, name: string): Drive => ({
  ...answered(state, fail(given), name),
  ...(given.code === undefined
    ? {}
    : { evidence: { code: given.code, otherwise: 'loses the code of an error in a connect' } }),
})

/** A wallet that does not answer the silent attempt leaves the user's request open, too. */
const toThere = (state: Letter): readonly AppStep[] =>
  state === 'R'
    ? [...paths.R, rule({ method: 'eth_requestAccounts', do: { type: 'hang' } })]
    : paths[state]

const second: AppStep = { do: 'connect', wallet: 'second' }

export const connecting: readonly Stimulus[] = [
  stimulus('u.connect', 'the person picks the wallet in the dialog', (state) => [
    {
      path: toThere(state),
      act: [connect],
      ...(state === 'R' ? {} : { calls: { eth_requestAccounts: state === 'D' ? 1 : 0 } }),
    },
  ]),
  stimulus('u.connect.noprov', 'the person picks a wallet that is not installed', (state) => [
    {
      path: paths[state],
      act: [{ do: 'connect', wallet: 'missing' }],
      nodeOnly: 'its row offers the download instead',
    },
  ]),
  stimulus('w.accounts', 'the awaited accounts arrive, the wallet on chain 56', (state) => {
    if (state === 'D')
      return [{ path: [connect, { do: 'cancel' }], act: [approve], settles: awaited.D }]
    if (state === 'C') return [{ path: paths.C, act: [approve], settles: awaited.C }]
    return [answered('R', { type: 'approve' })]
  }),
  stimulus(
    'w.accounts.otherchain',
    'the awaited accounts arrive, the wallet on chain 1',
    (state) => {
      const calls = { wallet_switchEthereumChain: 0 }
      if (state === 'D')
        return [{ path: [elsewhere, connect, { do: 'cancel' }], act: [approve], calls }]
      if (state === 'R')
        return [
          {
            path: [...paths.N, elsewhere, later('eth_accounts', { type: 'approve' }), reload],
            act: arrive,
            calls,
          },
        ]
      return [
        {
          guard: 'default',
          path: [elsewhere, connect],
          act: [approve],
          calls: { wallet_switchEthereumChain: 1 },
        },
        {
          guard: 'connect without the switch',
          path: [elsewhere, { do: 'connect', wallet: 'first', switch: false }],
          act: [approve],
          calls,
          nodeOnly: 'on screen it is offered after a rejected switch, by a journey of its own',
        },
      ]
    },
  ),
  stimulus('w.initswitch.ok', 'the person approves the switch asked for at connect', () => [
    { path: [elsewhere, connect, approve], act: [approve] },
  ]),
  stimulus('w.initswitch.rejected', 'the person rejects the switch asked for at connect', () => [
    { path: [elsewhere, connect, approve], act: [act('reject')] },
  ]),
  stimulus(
    'w.initswitch.failed',
    'the switch asked for at connect fails, or is never answered',
    () => [
      {
        guard: '4902',
        path: [
          elsewhere,
          later('wallet_switchEthereumChain', fail(error(4902, 'Unrecognized chain ID "0x38".'))),
          connect,
          approve,
        ],
        act: arrive,
      },
      {
        guard: 'other, time-out included',
        name: 'an internal error',
        path: [
          elsewhere,
          later('wallet_switchEthereumChain', fail(error(-32603, 'Internal error'))),
          connect,
          approve,
        ],
        act: arrive,
      },
      {
        guard: 'other, time-out included',
        name: 'no answer',
        path: [
          elsewhere,
          rule({ method: 'wallet_switchEthereumChain', do: { type: 'hang' } }),
          connect,
          approve,
        ],
        act: [advance(limits.interactive)],
        atLimit: true,
      },
    ],
  ),
  stimulus('w.accounts.empty', 'the awaited accounts are []', (state) => [
    answered(state, reply([])),
  ]),
  stimulus('w.accounts.malformed', 'the awaited accounts are no list', (state) => [
    answered(state, reply(undefined), 'undefined'),
    answered(state, reply(null), 'null'),
    answered(state, reply({ accounts: [accounts.a] }), 'an object'),
  ]),
  stimulus('w.reject', 'the person rejects the request, or its answer says so', (state) => [
    ...(state === 'C'
      ? [
          { name: "in the wallet's own shape", path: paths.C, act: [act('reject')] },
          {
            name: "the wallet's window is closed",
            path: paths.C,
            act: [act('dismiss')],
            ownWay: true as const,
          },
        ]
      : []),
    failing(state, error(4001, 'Der Benutzer hat abgelehnt.'), '4001, localised'),
    failing(state, error(undefined, 'User rejected the request.'), 'text only'),
    failing(state, error(-32603, 'The user rejected the request.'), '-32603 with the text'),
  ]),
  stimulus('w.pending', 'the answer says that a request is pending', (state) => [
    failing(state, error(-32002, 'Already processing eth_requestAccounts. Please wait.'), '-32002'),
    failing(state, error(-32001, 'Already processing connect. Please wait.'), '-32001'),
    failing(state, error(4001, 'please request after current approval resolve'), "Rabby's 4001"),
  ]),
  stimulus('w.error', 'the answer is another error', (state) => [
    answered(state, fail(error(-32603, 'Internal error')), '-32603'),
    answered(state, fail(error(undefined, 'Something went wrong')), 'no code'),
    answered(state, fail(error(4100, 'The requested account has not been authorized.')), '4100'),
    {
      ...failing(state, error(4200, 'The provider does not support the method.'), '4200'),
      kind: 'unsupported',
    },
    answered(state, fail({ kind: 'undefined' }), 'undefined'),
  ]),
  stimulus('t.connect', 'no answer, and the clock moves on to the limit', (state) => [
    ...(state === 'R'
      ? [
          { path: paths.R, act: [advance(limits.silent)], atLimit: true as const },
          {
            name: 'most of the time behind another tab, which does not count',
            path: paths.R,
            act: [show(false), advance(limits.interactive), show(true), advance(limits.silent)],
            atLimit: true as const,
            nodeOnly: 'the page of the sweep is always in front',
          },
        ]
      : [
          {
            path: paths.C,
            act: [advance(limits.interactive)],
            atLimit: true as const,
            injectedOnly: patient,
          },
        ]),
  ]),
  stimulus('w.late', 'the person approves a request that the app has given up', (state) => [
    givenUp(state, 'after a cancel', { do: 'cancel' }, 0),
    {
      ...givenUp(state, 'after the time-out', advance(limits.interactive), limits.interactive),
      injectedOnly: patient,
    },
  ]),
  stimulus('u.connect.again', 'the person picks the same wallet again', (state) => [
    {
      path: toThere(state),
      act: [connect],
      ...(state === 'R' ? {} : { calls: { eth_requestAccounts: 0 } }),
    },
  ]),
  stimulus('u.connect.other', 'the person picks another wallet', (state) => [
    {
      path: [...toThere(state), { do: 'announce' }],
      act: [second],
    },
  ]),
  stimulus('d.announce', 'another wallet announces itself (EIP-6963)', (state) => [
    { path: paths[state], act: [{ do: 'announce' }] },
  ]),
]

/** The reason for drives of a time-out, which an attempt by QR code does not have. */
const patient = 'an attempt by QR has no time-out of ours'

/** The first request gets a response long after its cancellation, while the next one stays open. */
const givenUp = (state: Letter, name: string, give: AppStep, after: number): Drive => {
  if (state === 'D')
    return {
      name,
      path: [connect, give],
      act: [approve],
      settles: 'eth_requestAccounts',
      calls: givesBack(1),
    }
  const lateApproval = rule({
    method: 'eth_requestAccounts',
    times: 1,
    after: after + answerAfterFirst,
    do: { type: 'approve' },
  })
  const act: AppStep[] = [advance(answerAfterFirst)]
  const settles = 'eth_requestAccounts'
  if (state === 'C')
    return {
      name,
      path: [lateApproval, connect, give, hang(settles), connect],
      act,
      settles,
      calls: givesBack(0),
    }
  const silently: AppStep[] = [
    rule({ method: 'eth_accounts', do: { type: 'hang' } }),
    { do: 'reconnect' },
  ]
  return {
    name,
    path: [...withoutConsent, lateApproval, connect, give, ...silently],
    act,
    settles,
    calls: givesBack(0),
    nodeOnly: 'a reload ends the old request with its page',
  }
}

/** ms: well after the second attempt has started and well before it ends. */
const answerAfterFirst = 1_000
