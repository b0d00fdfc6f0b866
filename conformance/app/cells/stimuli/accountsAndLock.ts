import { variantsWithCapabilities } from './variantsWithCapabilities.ts'
import { variantsWithReread } from './variantsWithReread.ts'
import { defineStimulus, type StimulusDefinition, type StimulusVariant } from './defineStimulus.ts'
import {
  letAnswerArrive,
  hasPermission,
  connected,
  intentStored,
  lockWithEvent,
  pathTo,
  unlockSilently,
  withIntent,
} from '../pathsToStates.ts'
import type { AppStep } from '../AppStep.ts'
import type { AppChains } from '../AppChains.ts'
import type { StateLetter, TableCell } from '../transitionTable.ts'
import {
  actInWallet,
  connect,
  disconnect,
  emit,
  emitAccounts,
  reload,
  selectAccounts,
  withoutEvent,
  respondLater,
} from '../stepBuilders.ts'
import { accounts } from '../testAccounts.ts'

const { a, b } = accounts
const lockSilently = actInWallet('lock', withoutEvent)
const wipeSilently = actInWallet('wipeAccounts', withoutEvent)

/** In a connected state, the wallet emits the event itself. In others, its accounts stay. */
const changeAccounts = (state: StateLetter, list: readonly string[]): AppStep =>
  hasPermission(state) ? selectAccounts(list) : emitAccounts(list)

/** With a stored intent, the event connects the app again. `before`: steps of the wallet before the event. */
const variantsInDisconnected = (event: AppStep, ...before: AppStep[]): StimulusVariant[] => [
  { guard: 'no intent', stimulus: [event] },
  { guard: intentStored, path: [...withIntent, unlockSilently, ...before], stimulus: [event] },
]

const variantsOfList = (state: StateLetter, list: readonly string[]): StimulusVariant[] => {
  const event = changeAccounts(state, list)
  return state === 'D'
    ? variantsInDisconnected(event, selectAccounts(list, withoutEvent))
    : [{ stimulus: [event] }]
}

const variantsOfPayloads = (
  payloads: Record<string, unknown>,
  cell: TableCell,
  chains: AppChains,
): StimulusVariant[] =>
  Object.entries(payloads).flatMap(([name, payload]) =>
    variantsWithReread(emit('accountsChanged', payload), cell, chains).map((variant) => ({
      ...variant,
      name,
    })),
  )

/** Evidence that the wallet emits `accountsChanged` with an empty list. Some wallets do not. */
export const emptyAccountsEvidence = {
  evidence: {
    event: 'accountsChanged',
    count: 0,
    skipReason: 'sends no accountsChanged [] for it',
  },
} as const

const severalAccountsEvidence = {
  evidence: { event: 'accountsChanged', count: 2, skipReason: 'shows a site one account at most' },
} as const

export const accountAndLockStimuli: readonly StimulusDefinition[] = [
  defineStimulus('acc.same', 'accountsChanged with the list that the app has', (state) =>
    state === 'D' ? variantsInDisconnected(emitAccounts([a])) : { stimulus: [emitAccounts([a])] },
  ),
  defineStimulus('acc.other', 'the user selects another account in the wallet', (state, chains) => [
    ...variantsOfList(state, [b]),
    ...variantsWithCapabilities(state, chains, [changeAccounts(state, [b])]),
  ]),
  defineStimulus(
    'acc.more',
    'the user adds a second account to those that the site may see',
    (state) =>
      variantsOfList(state, [a, b]).map((variant) => ({
        ...variant,
        ...(hasPermission(state) && severalAccountsEvidence),
        // A persona that shares at most one account has other accounts than this event.
        ...(variant.guard === intentStored && { skipTruthCheck: true }),
      })),
  ),
  defineStimulus(
    'acc.case',
    'accountsChanged with the same address in other letter case',
    (state) => {
      const checksummed = emit('accountsChanged', [a])
      if (state === 'D') return variantsInDisconnected(checksummed)
      const upper = emit('accountsChanged', [`0x${a.slice(2).toUpperCase()}`])
      return [
        { name: 'checksummed', stimulus: [checksummed] },
        { name: 'upper', stimulus: [upper] },
      ]
    },
  ),
  defineStimulus('acc.empty', 'the user takes the accounts away from the site', (state, chains) => [
    {
      stimulus: hasPermission(state)
        ? [actInWallet('wipeAccounts')]
        : [wipeSilently, emitAccounts([])],
    },
    ...variantsWithCapabilities(state, chains, [actInWallet('wipeAccounts')]),
  ]),
  defineStimulus(
    'acc.emptyTwice',
    'the accounts are taken away, and the wallet says so more than once',
    (state) => [
      { name: '[] twice', stimulus: [wipeSilently, emitAccounts([]), emitAccounts([])] },
      {
        name: '[], disconnect and close in one tick (Rabby)',
        stimulus: [
          wipeSilently,
          emitAccounts([]),
          ...(state === 'C' ? [] : [emit('disconnect')]),
          emit('close'),
        ],
      },
    ],
  ),
  defineStimulus('acc.null', 'accountsChanged null or undefined', (_, chains, cell) =>
    variantsOfPayloads({ null: null, undefined }, cell, chains),
  ),
  defineStimulus('acc.string', 'accountsChanged with a bare string', (state) => {
    const event = emit('accountsChanged', b.toLowerCase())
    const select = selectAccounts([b], withoutEvent)
    if (state === 'D') return variantsInDisconnected(event, select)
    return { stimulus: hasPermission(state) ? [select, event] : [event] }
  }),
  defineStimulus(
    'acc.garbage',
    'accountsChanged with what is no list of addresses',
    (_, chains, cell) => variantsOfPayloads({ '[5]': [5], '["x"]': ['x'], '{}': {} }, cell, chains),
  ),
  defineStimulus('w.lock', 'the user locks the wallet, which sends accountsChanged []', (state) =>
    hasPermission(state)
      ? { stimulus: [actInWallet('lock')], ...emptyAccountsEvidence }
      : { stimulus: lockWithEvent },
  ),
  defineStimulus('w.lock.silent', 'the user locks the wallet, which sends nothing', (state) =>
    state === 'R'
      ? {
          path: [...connected, respondLater('eth_accounts', { type: 'approve' }), reload],
          stimulus: [lockSilently, ...letAnswerArrive],
          evidence: {
            answers: { method: 'eth_accounts', count: 0 },
            skipReason: 'answers eth_accounts while it is locked',
          },
        }
      : { stimulus: [lockSilently], skipTruthCheck: true },
  ),
  defineStimulus(
    'w.unlock',
    'the user unlocks the wallet, which sends accountsChanged [a]',
    (state, chains) => {
      const stimulus = [unlockSilently, emitAccounts([a])]
      if (state !== 'D') return { path: [...pathTo(state, chains), lockSilently], stimulus }
      return [
        { guard: intentStored, path: withIntent, stimulus },
        { guard: 'no intent', path: [...connected, disconnect, ...lockWithEvent], stimulus },
      ]
    },
  ),
  defineStimulus(
    'w.unlock.nointent',
    'the user unlocks the wallet after disconnecting in the app',
    (state) => ({
      path: [...connected, disconnect, lockSilently, ...(state === 'C' ? [connect] : [])],
      stimulus: [unlockSilently, emitAccounts([a])],
    }),
  ),
]
