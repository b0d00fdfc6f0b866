import { stimulus, type Drive, type Stimulus } from '../drive.ts'
import { answeredReread, arrive, consented, later, paths, unlocked, withIntent } from '../paths.ts'
import type { AppStep } from '../steps.ts'
import type { Letter, Outcome } from '../table.ts'
import { accounts, act, connect, emit, reload, select } from '../words.ts'

const { a, b } = accounts
const lower = (address: string) => address.toLowerCase()
const silent = { event: false }

/**
 * Changes the site's accounts to `list`: in the wallet, with its own event, if the site has a permission. Else emits
 * only the event, which no wallet would send.
 */
const become = (state: Letter, list: readonly string[]): readonly AppStep[] =>
  consented(state) ? [select(list)] : [emit('accountsChanged', list.map(lower))]

/** Nothing happens without intent. With intent, an account in the event counts as `w.unlock`. */
const inDisconnected = (event: AppStep): Drive[] => [
  { guard: 'no intent', path: paths.D, act: [event] },
  {
    guard: 'intent to be connected stored',
    path: [...withIntent, unlocked],
    act: [event],
  },
]

const oneList = (
  list: readonly string[],
  evidence: Pick<Drive, 'evidence'> = {},
): ((state: Letter) => Drive[]) => {
  return (state) => {
    if (state !== 'D')
      return [
        { path: paths[state], act: become(state, list), ...(consented(state) ? evidence : {}) },
      ]
    return [
      { guard: 'no intent', path: paths.D, act: become(state, list) },
      {
        guard: 'intent to be connected stored',
        path: [...withIntent, unlocked, select(list, silent)],
        act: become(state, list),
        // A wallet that shows a single account never sends such an event.
        ...(list.length > 1 ? { untrue: true as const } : {}),
      },
    ]
  }
}

/** The event has no usable payload, so the response of `eth_accounts` counts. */
const reread = (
  payloads: readonly [string, AppStep][],
  state: Letter,
  outcome: Outcome,
): Drive[] => {
  const guards = (outcome as { alt?: readonly { guard: string }[] }).alt
  if (guards === undefined)
    return payloads.map(([name, event]) => ({ name, path: paths[state], act: [event] }))
  return payloads.flatMap(([name, event]) =>
    guards.map(({ guard }) => ({
      name,
      guard,
      path: paths[state],
      act: [...silently(guard), event],
      ...answeredReread,
    })),
  )
}

const silently = (guard: string): AppStep[] => {
  if (guard === 're-read: other account') return [select([b], silent)]
  if (guard === 're-read: empty') return [act('wipe', silent)]
  return []
}

const emptied = {
  evidence: { event: 'accountsChanged', count: 0, otherwise: 'sends no accountsChanged [] for it' },
} as const

export const accountRows: readonly Stimulus[] = [
  stimulus('acc.same', 'accountsChanged with the list that the app has', (state) =>
    state === 'D'
      ? inDisconnected(emit('accountsChanged', [lower(a)]))
      : [{ path: paths[state], act: [emit('accountsChanged', [lower(a)])] }],
  ),
  stimulus('acc.other', 'the person selects another account in the wallet', oneList([b])),
  stimulus(
    'acc.more',
    'the person adds a second account to those that the site may see',
    oneList([a, b], {
      evidence: {
        event: 'accountsChanged',
        count: 2,
        otherwise: 'shows a site one account at most',
      },
    }),
  ),
  stimulus('acc.case', 'accountsChanged with the same address in other letter case', (state) =>
    state === 'D'
      ? inDisconnected(emit('accountsChanged', [a]))
      : ['checksummed', 'upper'].map((name) => ({
          name,
          path: paths[state],
          act: [emit('accountsChanged', [name === 'upper' ? `0x${a.slice(2).toUpperCase()}` : a])],
        })),
  ),
  stimulus('acc.empty', 'the person takes the accounts away from the site', (state) => [
    {
      path: paths[state],
      act: consented(state) ? [act('wipe')] : [act('wipe', silent), emit('accountsChanged', [])],
    },
  ]),
  stimulus(
    'acc.emptyTwice',
    'the accounts are taken away, and the wallet says so more than once',
    (state) => [
      {
        name: '[] twice',
        path: paths[state],
        act: [act('wipe', silent), emit('accountsChanged', []), emit('accountsChanged', [])],
      },
      {
        name: '[], disconnect and close in one tick (Rabby)',
        path: paths[state],
        act: [
          act('wipe', silent),
          emit('accountsChanged', []),
          ...(state === 'C' ? [] : [emit('disconnect')]),
          emit('close'),
        ],
      },
    ],
  ),
  stimulus('acc.null', 'accountsChanged null or undefined', (state, outcome) =>
    reread(
      [
        ['null', emit('accountsChanged', null)],
        ['undefined', emit('accountsChanged', undefined)],
      ],
      state,
      outcome,
    ),
  ),
  stimulus('acc.string', 'accountsChanged with a bare string', (state) => {
    const event = emit('accountsChanged', lower(b))
    if (state === 'D')
      return [
        { guard: 'no intent', path: paths.D, act: [event] },
        {
          guard: 'intent to be connected stored',
          path: [...withIntent, unlocked, select([b], silent)],
          act: [event],
        },
      ]
    return [{ path: paths[state], act: consented(state) ? [select([b], silent), event] : [event] }]
  }),
  stimulus('acc.garbage', 'accountsChanged with what is no list of addresses', (state, outcome) =>
    reread(
      [
        ['[5]', emit('accountsChanged', [5])],
        ['["x"]', emit('accountsChanged', ['x'])],
        ['{}', emit('accountsChanged', {})],
      ],
      state,
      outcome,
    ),
  ),
  stimulus('w.lock', 'the person locks the wallet, which sends accountsChanged []', (state) => [
    consented(state)
      ? { path: paths[state], act: [act('lock')], ...emptied }
      : { path: paths[state], act: [act('lock', silent), emit('accountsChanged', [])] },
  ]),
  stimulus('w.lock.silent', 'the person locks the wallet, which sends nothing', (state) =>
    state === 'R'
      ? [
          {
            path: [...paths.N, later('eth_accounts', { type: 'approve' }), reload],
            act: [act('lock', silent), ...arrive],
            evidence: {
              answers: { method: 'eth_accounts', count: 0 },
              otherwise: 'answers eth_accounts while it is locked',
            },
          },
        ]
      : [{ path: paths[state], act: [act('lock', silent)], untrue: true }],
  ),
  stimulus(
    'w.unlock',
    'the person unlocks the wallet, which sends accountsChanged [a]',
    (state) => {
      const opened: AppStep[] = [unlocked, emit('accountsChanged', [lower(a)])]
      if (state === 'D')
        return [
          {
            guard: 'intent to be connected stored',
            path: [...paths.N, act('lock', silent), emit('accountsChanged', [])],
            act: opened,
          },
          {
            guard: 'no intent',
            path: [
              ...paths.N,
              { do: 'disconnect' },
              act('lock', silent),
              emit('accountsChanged', []),
            ],
            act: opened,
          },
        ]
      return [{ path: [...paths[state], act('lock', silent)], act: opened }]
    },
  ),
  stimulus(
    'w.unlock.nointent',
    'the person unlocks the wallet after disconnecting in the app',
    (state) => [
      {
        path: [
          ...paths.N,
          { do: 'disconnect' },
          act('lock', silent),
          ...(state === 'C' ? [connect] : []),
        ],
        act: [unlocked, emit('accountsChanged', [lower(a)])],
      },
    ],
  ),
]
