import type { CellVariant } from '../CellVariant.ts'
import { emptyAccountsEvidence } from './accountsAndLock.ts'
import { defineStimulus, type StimulusDefinition } from './defineStimulus.ts'
import {
  rereadNeedsAnswer,
  connected,
  pathTo,
  withIntent,
  withoutPermission,
} from '../pathsToStates.ts'
import { leaveUnanswered } from '../ruleSteps.ts'
import type { AppStep } from '../AppStep.ts'
import type { AppChains } from '../AppChains.ts'
import {
  actInWallet,
  connect,
  emit,
  switchWalletTo,
  reload,
  selectAccounts,
  withoutEvent,
} from '../stepBuilders.ts'
import { accounts } from '../testAccounts.ts'

const intentStored = 'intent to be connected stored'
const leaveAccountsUnanswered = leaveUnanswered('eth_accounts')

/** Steps of the wallet while the page is in the back/forward cache, by guard of the table. */
const changesWhileFrozen = ({ other }: AppChains): { [guard: string]: readonly AppStep[] } => ({
  're-read: same': [],
  're-read: other account': [selectAccounts([accounts.b], withoutEvent)],
  're-read: other chain': [switchWalletTo(other, withoutEvent)],
  're-read: other account and chain': [
    selectAccounts([accounts.b], withoutEvent),
    switchWalletTo(other, withoutEvent),
  ],
  're-read: empty': [actInWallet('wipeAccounts', withoutEvent)],
})

const restore: AppStep = { do: 'restore' }

/** The session that a reload restores after a connect. */
const session = ({ home }: AppChains) => ({ account: accounts.a, chainId: home })

/**
 * Variants in which the account or the chain changes before a reload. The reloaded page restores the changed values.
 */
const reloadsAfterChange = (chains: AppChains): readonly CellVariant[] => [
  {
    name: 'after another chain',
    path: [...connected, switchWalletTo(chains.other), leaveAccountsUnanswered],
    stimulus: [reload],
    restores: { ...session(chains), chainId: chains.other },
  },
  {
    name: 'after another account',
    path: [...connected, selectAccounts([accounts.b]), leaveAccountsUnanswered],
    stimulus: [reload],
    restores: { ...session(chains), account: accounts.b },
  },
]

export const reloadAndTabStimuli: readonly StimulusDefinition[] = [
  defineStimulus('pg.reload', 'the page is reloaded', (state, chains): CellVariant[] => {
    if (state === 'D')
      return [
        { guard: 'no intent', path: [], stimulus: [reload] },
        {
          guard: 'no intent',
          name: 'after the user disconnected',
          path: [...connected, { do: 'disconnect' }],
          stimulus: [reload],
        },
        { guard: intentStored, path: [...withIntent, leaveAccountsUnanswered], stimulus: [reload] },
      ]
    if (state === 'C')
      return [
        { guard: 'no intent', path: [connect], stimulus: [reload] },
        {
          guard: intentStored,
          path: [...withoutPermission, connect, leaveAccountsUnanswered],
          stimulus: [reload],
        },
      ]
    return [
      {
        path: [...pathTo(state, chains), leaveAccountsUnanswered],
        stimulus: [reload],
        restores: session(chains),
      },
      ...(state === 'N' ? reloadsAfterChange(chains) : []),
    ]
  }),
  defineStimulus(
    'pg.bfcache',
    'the page comes back from the back/forward cache',
    (state, chains, { alt }): CellVariant[] => {
      if (alt === undefined) return [{ path: pathTo(state, chains), stimulus: [restore] }]
      return alt.map(({ guard }) => ({
        guard,
        path: pathTo(state, chains),
        stimulus: [...(changesWhileFrozen(chains)[guard] ?? []), restore],
        ...rereadNeedsAnswer,
      }))
    },
  ),
  defineStimulus(
    'tab.connect',
    'another tab of the origin connects',
    (state, chains): CellVariant[] => {
      if (state === 'D')
        return [
          { guard: 'no intent', path: [], stimulus: [{ do: 'tab', act: 'connect' }] },
          {
            guard: intentStored,
            path: withoutPermission,
            stimulus: [{ do: 'tab', act: 'connect' }],
          },
        ]
      return [
        {
          path: pathTo(state, chains),
          stimulus: [emit('accountsChanged', [accounts.a.toLowerCase()])],
        },
      ]
    },
  ),
  defineStimulus(
    'tab.revoke',
    'another tab of the origin disconnects and revokes the consent',
    (state, chains) => [
      {
        path: pathTo(state, chains),
        // In D and C the site has no permission to revoke, so only the event is emitted.
        stimulus:
          state === 'D' || state === 'C'
            ? [emit('accountsChanged', [])]
            : [{ do: 'tab', act: 'revoke' }],
        // Rabby sends no event to a page that has just loaded.
        ...(state === 'R' && emptyAccountsEvidence),
      },
      {
        name: 'the wallet has no word for it: only the storage they share tells',
        path: state === 'D' ? withIntent : pathTo(state, chains),
        stimulus: [{ do: 'tab', act: 'forget' }],
        nodeOnly: 'a journey of its own does it in two real tabs',
      },
    ],
  ),
  defineStimulus('tab.switch', 'another tab of the origin switches the chain', (state, chains) => [
    {
      path: pathTo(state, chains),
      stimulus: [{ do: 'tab', act: 'switch', chainId: chains.other }],
    },
  ]),
]
