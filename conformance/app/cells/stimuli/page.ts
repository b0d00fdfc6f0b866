import { stimulus, type Drive, type Stimulus } from '../drive.ts'
import { answeredReread, paths, rule, withIntent, withoutConsent } from '../paths.ts'
import type { AppStep } from '../steps.ts'
import type { Outcome } from '../table.ts'
import { accounts, act, chains, connect, emit, moveTo, reload, select } from '../words.ts'

const silent = { event: false }
const stored = 'intent to be connected stored'
const mute = rule({ method: 'eth_accounts', do: { type: 'hang' } })

/** Changes in the wallet while the page was frozen. */
const meanwhile: { [guard: string]: readonly AppStep[] } = {
  're-read: same': [],
  're-read: other account': [select([accounts.b], silent)],
  're-read: other chain': [moveTo(chains.other, silent)],
  're-read: other account and chain': [select([accounts.b], silent), moveTo(chains.other, silent)],
  're-read: empty': [act('wipe', silent)],
}

const restore: AppStep = { do: 'restore' }

const home = { account: accounts.a, chainId: chains.home }

/** A reload restores the values of the last entry. */
const moved: readonly Drive[] = [
  {
    name: 'after another chain',
    path: [...paths.N, moveTo(chains.other), mute],
    act: [reload],
    restores: { ...home, chainId: chains.other },
  },
  {
    name: 'after another account',
    path: [...paths.N, select([accounts.b]), mute],
    act: [reload],
    restores: { ...home, account: accounts.b },
  },
]

export const page: readonly Stimulus[] = [
  stimulus('pg.reload', 'the page is reloaded', (state): Drive[] => {
    if (state === 'D')
      return [
        { guard: 'no intent', path: paths.D, act: [reload] },
        {
          guard: 'no intent',
          name: 'after the person disconnected',
          path: [...paths.N, { do: 'disconnect' }],
          act: [reload],
        },
        { guard: stored, path: [...withIntent, mute], act: [reload] },
      ]
    if (state === 'C')
      return [
        { guard: 'no intent', path: paths.C, act: [reload] },
        { guard: stored, path: [...withoutConsent, connect, mute], act: [reload] },
      ]
    return [
      { path: [...paths[state], mute], act: [reload], restores: home },
      ...(state === 'N' ? moved : []),
    ]
  }),
  stimulus(
    'pg.bfcache',
    'the page comes back from the back/forward cache',
    (state, outcome): Drive[] => {
      const guards = (outcome as { alt?: readonly (Outcome & { guard: string })[] }).alt
      if (guards === undefined) return [{ path: paths[state], act: [restore] }]
      return guards.map(({ guard }) => ({
        guard,
        path: paths[state],
        act: [...(meanwhile[guard] ?? []), restore],
        ...answeredReread,
      }))
    },
  ),
  stimulus('tab.connect', 'another tab of the origin connects', (state): Drive[] => {
    if (state === 'D')
      return [
        { guard: 'no intent', path: paths.D, act: [{ do: 'tab', act: 'connect' }] },
        { guard: stored, path: withoutConsent, act: [{ do: 'tab', act: 'connect' }] },
      ]
    return [{ path: paths[state], act: [emit('accountsChanged', [accounts.a.toLowerCase()])] }]
  }),
  stimulus(
    'tab.revoke',
    'another tab of the origin disconnects and revokes the consent',
    (state) => [
      {
        path: paths[state],
        // Without a permission there is nothing to revoke, but the event may arrive.
        act:
          state === 'D' || state === 'C'
            ? [emit('accountsChanged', [])]
            : [{ do: 'tab', act: 'revoke' }],
      },
      {
        name: 'the wallet has no word for it: only the storage they share tells',
        path: state === 'D' ? withIntent : paths[state],
        act: [{ do: 'tab', act: 'forget' }],
        nodeOnly: 'a journey of its own does it in two real tabs',
      },
    ],
  ),
  stimulus('tab.switch', 'another tab of the origin switches the chain', (state) => [
    { path: paths[state], act: [{ do: 'tab', act: 'switch', chainId: chains.other }] },
  ]),
]
