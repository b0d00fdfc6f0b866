import { emptyAccountsEvidence } from './accountsAndLock.ts'
import { defineStimulus, type StimulusDefinition } from './defineStimulus.ts'
import { variantsWithReread } from './variantsWithReread.ts'
import {
  connected,
  intentStored,
  leaveAccountsUnanswered,
  pathTo,
  withIntent,
  withoutPermission,
} from '../pathsToStates.ts'
import type { AppStep } from '../AppStep.ts'
import {
  connect,
  disconnect,
  emitAccounts,
  restore,
  switchWalletTo,
  reload,
  selectAccounts,
} from '../stepBuilders.ts'
import { accounts } from '../testAccounts.ts'

const { a, b } = accounts
const tabConnect: AppStep = { do: 'tab', act: 'connect' }

export const reloadAndTabStimuli: readonly StimulusDefinition[] = [
  defineStimulus('pg.reload', 'the page is reloaded', (state, chains) => {
    const { home, other } = chains
    const stimulus = [reload]
    if (state === 'D')
      return [
        { guard: 'no intent', stimulus },
        {
          guard: 'no intent',
          name: 'after the user disconnected',
          path: [...connected, disconnect],
          stimulus,
        },
        { guard: intentStored, path: [...withIntent, leaveAccountsUnanswered], stimulus },
      ]
    if (state === 'C')
      return [
        { guard: 'no intent', stimulus },
        {
          guard: intentStored,
          path: [...withoutPermission, connect, leaveAccountsUnanswered],
          stimulus,
        },
      ]
    const reloaded = {
      path: [...pathTo(state, chains), leaveAccountsUnanswered],
      stimulus,
      restores: { account: a, chainId: home },
    }
    if (state !== 'N') return reloaded
    return [
      reloaded,
      {
        name: 'after another chain',
        path: [...connected, switchWalletTo(other), leaveAccountsUnanswered],
        stimulus,
        restores: { account: a, chainId: other },
      },
      {
        name: 'after another account',
        path: [...connected, selectAccounts([b]), leaveAccountsUnanswered],
        stimulus,
        restores: { account: b, chainId: home },
      },
    ]
  }),
  defineStimulus(
    'pg.bfcache',
    'the page comes back from the back/forward cache',
    (_, chains, cell) => variantsWithReread(restore, cell, chains),
  ),
  defineStimulus('tab.connect', 'another tab of the origin connects', (state) =>
    state === 'D'
      ? [
          { guard: 'no intent', stimulus: [tabConnect] },
          { guard: intentStored, path: withoutPermission, stimulus: [tabConnect] },
        ]
      : { stimulus: [emitAccounts([a])] },
  ),
  defineStimulus(
    'tab.revoke',
    'another tab of the origin disconnects and revokes the consent',
    (state, chains) => [
      {
        // In D and C the site has no permission to revoke, so only the event is emitted.
        stimulus:
          state === 'D' || state === 'C' ? [emitAccounts([])] : [{ do: 'tab', act: 'revoke' }],
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
  defineStimulus('tab.switch', 'another tab of the origin switches the chain', (_, { other }) => ({
    stimulus: [{ do: 'tab', act: 'switch', chainId: other }],
  })),
]
