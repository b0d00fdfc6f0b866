import type { CellVariant } from '../CellVariant.ts'
import { variantsWithCapabilities } from './variantsWithCapabilities.ts'
import { defineStimulus, type StimulusDefinition } from './defineStimulus.ts'
import {
  rereadNeedsAnswer,
  letAnswerArrive,
  hasPermission,
  connected,
  pathTo,
  unlockSilently,
  withIntent,
} from '../pathsToStates.ts'
import { respondLater } from '../ruleSteps.ts'
import type { AppStep } from '../AppStep.ts'
import type { AppChains } from '../AppChains.ts'
import type { StateLetter, TableCell } from '../transitionTable.ts'
import {
  actInWallet,
  connect,
  emit,
  reload,
  selectAccounts,
  withoutEvent,
} from '../stepBuilders.ts'
import { accounts } from '../testAccounts.ts'

const { a, b } = accounts
const lower = (address: string) => address.toLowerCase()
/**
 * Returns steps that report `list` to the site as its accounts. In a connected state, the wallet selects them and emits
 * the event itself. In other states, a step emits the event, and the wallet's accounts stay.
 */
const changeAccounts = (state: StateLetter, list: readonly string[]): readonly AppStep[] =>
  hasPermission(state) ? [selectAccounts(list)] : [emit('accountsChanged', list.map(lower))]

/**
 * Variants in state D. Without a stored intent, the event has no effect. With an intent, the app connects again, as in
 * the row `w.unlock`.
 */
const variantsInDisconnected = (event: AppStep): CellVariant[] => [
  { guard: 'no intent', path: [], stimulus: [event] },
  {
    guard: 'intent to be connected stored',
    path: [...withIntent, unlockSilently],
    stimulus: [event],
  },
]

const variantsOfList = (
  list: readonly string[],
  evidence: Pick<CellVariant, 'evidence'> = {},
): ((state: StateLetter, chains: AppChains) => CellVariant[]) => {
  return (state, chains) => {
    if (state !== 'D')
      return [
        {
          path: pathTo(state, chains),
          stimulus: changeAccounts(state, list),
          ...(hasPermission(state) ? evidence : {}),
        },
      ]
    return [
      { guard: 'no intent', path: [], stimulus: changeAccounts(state, list) },
      {
        guard: 'intent to be connected stored',
        path: [...withIntent, unlockSilently, selectAccounts(list, withoutEvent)],
        stimulus: changeAccounts(state, list),
        // If the persona shares at most one account with a site, its accounts differ from this
        // event.
        ...(list.length > 1 ? { skipTruthCheck: true as const } : {}),
      },
    ]
  }
}

/** Variants whose event has no usable payload, so that a connected app reads `eth_accounts` again. */
const variantsWithReread = (
  payloads: readonly [string, AppStep][],
  state: StateLetter,
  chains: AppChains,
  { alt }: TableCell,
): CellVariant[] => {
  if (alt === undefined)
    return payloads.map(([name, event]) => ({
      name,
      path: pathTo(state, chains),
      stimulus: [event],
    }))
  return payloads.flatMap(([name, event]) =>
    alt.map(({ guard }) => ({
      name,
      guard,
      path: pathTo(state, chains),
      stimulus: [...changeSilently(guard), event],
      ...rereadNeedsAnswer,
    })),
  )
}

const changeSilently = (guard: string): AppStep[] => {
  if (guard === 're-read: other account') return [selectAccounts([b], withoutEvent)]
  if (guard === 're-read: empty') return [actInWallet('wipeAccounts', withoutEvent)]
  return []
}

/** Evidence that the wallet emits `accountsChanged` with an empty list. Some wallets do not. */
export const emptyAccountsEvidence = {
  evidence: {
    event: 'accountsChanged',
    count: 0,
    skipReason: 'sends no accountsChanged [] for it',
  },
} as const

export const accountAndLockStimuli: readonly StimulusDefinition[] = [
  defineStimulus('acc.same', 'accountsChanged with the list that the app has', (state, chains) =>
    state === 'D'
      ? variantsInDisconnected(emit('accountsChanged', [lower(a)]))
      : [{ path: pathTo(state, chains), stimulus: [emit('accountsChanged', [lower(a)])] }],
  ),
  defineStimulus('acc.other', 'the user selects another account in the wallet', (state, chains) => [
    ...variantsOfList([b])(state, chains),
    ...variantsWithCapabilities(state, chains, changeAccounts(state, [b])),
  ]),
  defineStimulus(
    'acc.more',
    'the user adds a second account to those that the site may see',
    variantsOfList([a, b], {
      evidence: {
        event: 'accountsChanged',
        count: 2,
        skipReason: 'shows a site one account at most',
      },
    }),
  ),
  defineStimulus(
    'acc.case',
    'accountsChanged with the same address in other letter case',
    (state, chains) =>
      state === 'D'
        ? variantsInDisconnected(emit('accountsChanged', [a]))
        : ['checksummed', 'upper'].map((name) => ({
            name,
            path: pathTo(state, chains),
            stimulus: [
              emit('accountsChanged', [name === 'upper' ? `0x${a.slice(2).toUpperCase()}` : a]),
            ],
          })),
  ),
  defineStimulus('acc.empty', 'the user takes the accounts away from the site', (state, chains) => [
    {
      path: pathTo(state, chains),
      stimulus: hasPermission(state)
        ? [actInWallet('wipeAccounts')]
        : [actInWallet('wipeAccounts', withoutEvent), emit('accountsChanged', [])],
    },
    ...variantsWithCapabilities(state, chains, [actInWallet('wipeAccounts')]),
  ]),
  defineStimulus(
    'acc.emptyTwice',
    'the accounts are taken away, and the wallet says so more than once',
    (state, chains) => [
      {
        name: '[] twice',
        path: pathTo(state, chains),
        stimulus: [
          actInWallet('wipeAccounts', withoutEvent),
          emit('accountsChanged', []),
          emit('accountsChanged', []),
        ],
      },
      {
        name: '[], disconnect and close in one tick (Rabby)',
        path: pathTo(state, chains),
        stimulus: [
          actInWallet('wipeAccounts', withoutEvent),
          emit('accountsChanged', []),
          ...(state === 'C' ? [] : [emit('disconnect')]),
          emit('close'),
        ],
      },
    ],
  ),
  defineStimulus('acc.null', 'accountsChanged null or undefined', (state, chains, outcome) =>
    variantsWithReread(
      [
        ['null', emit('accountsChanged', null)],
        ['undefined', emit('accountsChanged', undefined)],
      ],
      state,
      chains,
      outcome,
    ),
  ),
  defineStimulus('acc.string', 'accountsChanged with a bare string', (state, chains) => {
    const event = emit('accountsChanged', lower(b))
    if (state === 'D')
      return [
        { guard: 'no intent', path: [], stimulus: [event] },
        {
          guard: 'intent to be connected stored',
          path: [...withIntent, unlockSilently, selectAccounts([b], withoutEvent)],
          stimulus: [event],
        },
      ]
    return [
      {
        path: pathTo(state, chains),
        stimulus: hasPermission(state) ? [selectAccounts([b], withoutEvent), event] : [event],
      },
    ]
  }),
  defineStimulus(
    'acc.garbage',
    'accountsChanged with what is no list of addresses',
    (state, chains, outcome) =>
      variantsWithReread(
        [
          ['[5]', emit('accountsChanged', [5])],
          ['["x"]', emit('accountsChanged', ['x'])],
          ['{}', emit('accountsChanged', {})],
        ],
        state,
        chains,
        outcome,
      ),
  ),
  defineStimulus(
    'w.lock',
    'the user locks the wallet, which sends accountsChanged []',
    (state, chains) => [
      hasPermission(state)
        ? { path: pathTo(state, chains), stimulus: [actInWallet('lock')], ...emptyAccountsEvidence }
        : {
            path: pathTo(state, chains),
            stimulus: [actInWallet('lock', withoutEvent), emit('accountsChanged', [])],
          },
    ],
  ),
  defineStimulus(
    'w.lock.silent',
    'the user locks the wallet, which sends nothing',
    (state, chains) =>
      state === 'R'
        ? [
            {
              path: [...connected, respondLater('eth_accounts', { type: 'approve' }), reload],
              stimulus: [actInWallet('lock', withoutEvent), ...letAnswerArrive],
              evidence: {
                answers: { method: 'eth_accounts', count: 0 },
                skipReason: 'answers eth_accounts while it is locked',
              },
            },
          ]
        : [
            {
              path: pathTo(state, chains),
              stimulus: [actInWallet('lock', withoutEvent)],
              skipTruthCheck: true,
            },
          ],
  ),
  defineStimulus(
    'w.unlock',
    'the user unlocks the wallet, which sends accountsChanged [a]',
    (state, chains) => {
      const opened: AppStep[] = [unlockSilently, emit('accountsChanged', [lower(a)])]
      if (state === 'D')
        return [
          {
            guard: 'intent to be connected stored',
            path: [...connected, actInWallet('lock', withoutEvent), emit('accountsChanged', [])],
            stimulus: opened,
          },
          {
            guard: 'no intent',
            path: [
              ...connected,
              { do: 'disconnect' },
              actInWallet('lock', withoutEvent),
              emit('accountsChanged', []),
            ],
            stimulus: opened,
          },
        ]
      return [
        { path: [...pathTo(state, chains), actInWallet('lock', withoutEvent)], stimulus: opened },
      ]
    },
  ),
  defineStimulus(
    'w.unlock.nointent',
    'the user unlocks the wallet after disconnecting in the app',
    (state) => [
      {
        path: [
          ...connected,
          { do: 'disconnect' },
          actInWallet('lock', withoutEvent),
          ...(state === 'C' ? [connect] : []),
        ],
        stimulus: [unlockSilently, emit('accountsChanged', [lower(a)])],
      },
    ],
  ),
]
