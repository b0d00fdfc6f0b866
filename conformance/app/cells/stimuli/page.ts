import type { CellVariant } from '../CellVariant.ts'
import { defineStimulus, type StimulusDefinition } from './defineStimulus.ts'
import { rereadNeedsAnswer, paths, addRule, withIntent, withoutPermission } from '../paths.ts'
import type { AppStep } from '../AppStep.ts'
import type { Outcome } from '../transitionTable.ts'
import {
  actInWallet,
  connect,
  emit,
  switchWalletTo,
  reload,
  selectAccounts,
} from '../stepBuilders.ts'
import { accounts, chains } from '../testValues.ts'

const silent = { event: false }
const intentStored = 'intent to be connected stored'
const leaveAccountsUnanswered = addRule({ method: 'eth_accounts', do: { type: 'hang' } })

/** Steps of the wallet while the page is in the back/forward cache, by guard of the table. */
const changesWhileFrozen: { [guard: string]: readonly AppStep[] } = {
  're-read: same': [],
  're-read: other account': [selectAccounts([accounts.b], silent)],
  're-read: other chain': [switchWalletTo(chains.other, silent)],
  're-read: other account and chain': [
    selectAccounts([accounts.b], silent),
    switchWalletTo(chains.other, silent),
  ],
  're-read: empty': [actInWallet('wipeAccounts', silent)],
}

const restore: AppStep = { do: 'restore' }

const home = { account: accounts.a, chainId: chains.home }

/**
 * Variants in which the account or the chain changes before a reload. The reloaded page restores the changed values.
 */
const reloadsAfterChange: readonly CellVariant[] = [
  {
    name: 'after another chain',
    path: [...paths.N, switchWalletTo(chains.other), leaveAccountsUnanswered],
    stimulus: [reload],
    restores: { ...home, chainId: chains.other },
  },
  {
    name: 'after another account',
    path: [...paths.N, selectAccounts([accounts.b]), leaveAccountsUnanswered],
    stimulus: [reload],
    restores: { ...home, account: accounts.b },
  },
]

export const pageStimuli: readonly StimulusDefinition[] = [
  defineStimulus('pg.reload', 'the page is reloaded', (state): CellVariant[] => {
    if (state === 'D')
      return [
        { guard: 'no intent', path: paths.D, stimulus: [reload] },
        {
          guard: 'no intent',
          name: 'after the person disconnected',
          path: [...paths.N, { do: 'disconnect' }],
          stimulus: [reload],
        },
        { guard: intentStored, path: [...withIntent, leaveAccountsUnanswered], stimulus: [reload] },
      ]
    if (state === 'C')
      return [
        { guard: 'no intent', path: paths.C, stimulus: [reload] },
        {
          guard: intentStored,
          path: [...withoutPermission, connect, leaveAccountsUnanswered],
          stimulus: [reload],
        },
      ]
    return [
      { path: [...paths[state], leaveAccountsUnanswered], stimulus: [reload], restores: home },
      ...(state === 'N' ? reloadsAfterChange : []),
    ]
  }),
  defineStimulus(
    'pg.bfcache',
    'the page comes back from the back/forward cache',
    (state, outcome): CellVariant[] => {
      const guards = (outcome as { alt?: readonly (Outcome & { guard: string })[] }).alt
      if (guards === undefined) return [{ path: paths[state], stimulus: [restore] }]
      return guards.map(({ guard }) => ({
        guard,
        path: paths[state],
        stimulus: [...(changesWhileFrozen[guard] ?? []), restore],
        ...rereadNeedsAnswer,
      }))
    },
  ),
  defineStimulus('tab.connect', 'another tab of the origin connects', (state): CellVariant[] => {
    if (state === 'D')
      return [
        { guard: 'no intent', path: paths.D, stimulus: [{ do: 'tab', act: 'connect' }] },
        { guard: intentStored, path: withoutPermission, stimulus: [{ do: 'tab', act: 'connect' }] },
      ]
    return [{ path: paths[state], stimulus: [emit('accountsChanged', [accounts.a.toLowerCase()])] }]
  }),
  defineStimulus(
    'tab.revoke',
    'another tab of the origin disconnects and revokes the consent',
    (state) => [
      {
        path: paths[state],
        // In D and C the site has no permission to revoke, so only the event is emitted.
        stimulus:
          state === 'D' || state === 'C'
            ? [emit('accountsChanged', [])]
            : [{ do: 'tab', act: 'revoke' }],
      },
      {
        name: 'the wallet has no word for it: only the storage they share tells',
        path: state === 'D' ? withIntent : paths[state],
        stimulus: [{ do: 'tab', act: 'forget' }],
        nodeOnly: 'a journey of its own does it in two real tabs',
      },
    ],
  ),
  defineStimulus('tab.switch', 'another tab of the origin switches the chain', (state) => [
    { path: paths[state], stimulus: [{ do: 'tab', act: 'switch', chainId: chains.other }] },
  ]),
]
