import type { AppChains } from '../AppChains.ts'
import {
  emit,
  emitDisconnect,
  switchWalletTo,
  selectAccounts,
  toHex,
  withoutEvent,
} from '../stepBuilders.ts'
import { accounts as known } from '../testAccounts.ts'
import type { AppStep } from '../AppStep.ts'
import { isConnected, sameAccounts, type WalkModel, type ConnectionState } from './WalkModel.ts'
import { defineMove, type WalkMove, type MovePlan } from './WalkMove.ts'

const { a, b } = known
const lower = (list: readonly string[]) => list.map((address) => address.toLowerCase())

/** Whether the wallet has granted the site a permission. Then the accounts in an event must be those of the wallet. */
const hasPermission = (model: WalkModel): boolean =>
  isConnected(model) || model.intent || model.waiting?.act === 'initial'

const stepsOfEvent = (
  model: WalkModel,
  list: readonly string[],
  event: AppStep,
): readonly AppStep[] =>
  hasPermission(model) ? [selectAccounts(list, withoutEvent), event] : [event]

const guardOfIntent = ({ state, intent }: WalkModel): Pick<MovePlan, 'guard'> =>
  state === 'D' ? { guard: intent ? 'intent to be connected stored' : 'no intent' } : {}

/**
 * Plans an event that reports accounts. While connected, the accounts change. In D with a stored intent, the app
 * connects.
 */
const planAccountsEvent = (
  key: string,
  model: WalkModel,
  list: readonly string[],
  event: AppStep,
): MovePlan => {
  const { state, app, wallet, intent } = model
  const own = hasPermission(model) ? { ...wallet, accounts: list } : wallet
  const restored: ConnectionState = { accounts: list, chainId: wallet.chainId }
  const nextApp = state === 'D' && intent ? restored : { ...app, accounts: list }
  return {
    key,
    ...guardOfIntent(model),
    steps: stepsOfEvent(model, list, event),
    next: {
      wallet: own,
      ...(isConnected(model) || (state === 'D' && intent) ? { app: nextApp } : {}),
    },
  }
}

/**
 * Plans an event without a usable payload. A connected app reads the wallet, whose accounts and chain are unchanged.
 */
const reread = (model: WalkModel, key: string, event: AppStep): MovePlan =>
  isConnected(model) ? { key, guard: 're-read: same', steps: [event] } : { key, steps: [event] }

/**
 * Plans an event without a usable payload, after the wallet has selected another account without an event. The app
 * reads the wallet and finds that account.
 */
const rereadOther = (model: WalkModel, key: string, event: AppStep): MovePlan | undefined => {
  if (!isConnected(model)) return undefined
  const accounts = [model.wallet.accounts[0] === a ? b : a]
  return {
    key,
    guard: 're-read: other account',
    steps: [selectAccounts(accounts, withoutEvent), event],
    next: { app: { ...model.app, accounts }, wallet: { ...model.wallet, accounts } },
  }
}

const unusable = [
  { name: 'null', key: 'acc.null', event: emit('accountsChanged', null) },
  { name: 'garbage', key: 'acc.garbage', event: emit('accountsChanged', [5]) },
].flatMap(({ name, key, event }) => [
  defineMove(name, (model) => reread(model, key, event)),
  defineMove(`${name}:account`, (model) => rereadOther(model, key, event)),
])

/**
 * Whether the app waits for this chain. A walk emits no event about it then, because the response decides the outcome.
 * During the switch of a connect, this holds for every chain.
 */
const isTarget = ({ waiting }: WalkModel, chainId: number) =>
  waiting?.act === 'initial' || waiting?.target === chainId

const planChainEvent = (
  key: string,
  model: WalkModel,
  chainId: number,
  event: AppStep,
): MovePlan | undefined => {
  if (isTarget(model, chainId)) return undefined
  return {
    key,
    steps: [switchWalletTo(chainId, withoutEvent), event],
    next: {
      wallet: { ...model.wallet, chainId },
      ...(isConnected(model) ? { app: { ...model.app, chainId } } : {}),
    },
  }
}

const chainMoves = (chainId: number, isSupported: boolean): readonly WalkMove[] => [
  defineMove(`chain:${chainId}`, (model) => {
    const same = isConnected(model) && model.app.chainId === chainId
    const key = same ? 'ch.same' : isSupported ? 'ch.known' : 'ch.unknown'
    return planChainEvent(key, model, chainId, emit('chainChanged', toHex(chainId)))
  }),
  defineMove(`loose:${chainId}`, (model) =>
    isConnected(model) && model.app.chainId === chainId
      ? undefined
      : planChainEvent('ch.loose', model, chainId, emit('chainChanged', String(chainId))),
  ),
  defineMove(`provider:${chainId}`, (model) => {
    const same = model.app.chainId === chainId
    if (!same && !isConnected(model)) return undefined
    const event = emit('connect', { chainId: toHex(chainId) })
    // While not connected, emit no event: the wallet may be on another chain.
    if (same && !isConnected(model)) return { key: 'p.connect.same', steps: [] }
    return planChainEvent(same ? 'p.connect.same' : 'p.connect.other', model, chainId, event)
  }),
]

const accountMoves = (address: string, { home, other }: AppChains): readonly WalkMove[] => {
  const name = address === a ? 'a' : 'b'
  return [
    defineMove(`accounts:${name}`, (model) => {
      const same = isConnected(model) && sameAccounts(model.app.accounts, [address])
      const event = emit('accountsChanged', lower([address]))
      return planAccountsEvent(same ? 'acc.same' : 'acc.other', model, [address], event)
    }),
    defineMove(`string:${name}`, (model) =>
      isConnected(model) && sameAccounts(model.app.accounts, [address])
        ? undefined
        : planAccountsEvent(
            'acc.string',
            model,
            [address],
            emit('accountsChanged', lower([address])[0]),
          ),
    ),
    ...[home, other].map((chainId) =>
      defineMove(`both:${name}:${chainId}`, (model) => {
        const { app, waiting } = model
        if (!isConnected(model) || waiting?.target === chainId) return undefined
        if (app.chainId === chainId || sameAccounts(app.accounts, [address])) return undefined
        const place = { accounts: [address], chainId }
        return {
          key: 'both',
          steps: [
            selectAccounts([address], withoutEvent),
            switchWalletTo(chainId, withoutEvent),
            emit('accountsChanged', lower([address])),
            emit('chainChanged', toHex(chainId)),
          ],
          next: { app: place, wallet: place },
        }
      }),
    ),
  ]
}

const recoverable = emitDisconnect(1013, 'Disconnected from chain.')

/** The wallet reports a second account to the site. */
const more = defineMove('more', (model) => {
  const [first] = model.app.accounts
  if (!isConnected(model) || model.app.accounts.length !== 1 || first === undefined)
    return undefined
  const list = [first, first === a ? b : a]
  return planAccountsEvent('acc.more', model, list, emit('accountsChanged', lower(list)))
})

/**
 * Moves of events that the wallet emits.
 *
 * @param severalAccounts whether `eth_accounts` of the wallet may return more than one account. Rabby and Rainbow
 *   return at most one.
 */
export const eventMoves = (severalAccounts: boolean, chains: AppChains): readonly WalkMove[] => [
  ...[a, b].flatMap((address) => accountMoves(address, chains)),
  ...[chains.home, chains.other, chains.third].flatMap((chainId) => chainMoves(chainId, true)),
  ...chainMoves(chains.foreign, false),
  ...(severalAccounts ? [more] : []),
  ...unusable,
  defineMove('case', (model) => {
    if (!isConnected(model)) return undefined
    const upper = model.app.accounts.map((address) => `0x${address.slice(2).toUpperCase()}`)
    return { key: 'acc.case', steps: [emit('accountsChanged', upper)] }
  }),
  defineMove('chain:garbage', (model) =>
    model.waiting?.act === 'initial'
      ? undefined
      : reread(model, 'ch.garbage', emit('chainChanged', 'abc')),
  ),
  defineMove('empty', () => ({ key: 'acc.empty', steps: [emit('accountsChanged', [])] })),
  defineMove('emptyTwice', ({ state }) =>
    state === 'C'
      ? undefined
      : {
          key: 'acc.emptyTwice',
          steps: [emit('accountsChanged', []), emit('disconnect'), emit('close')],
        },
  ),
  defineMove('1013', () => ({ key: 'p.disc.1013', steps: [recoverable] })),
  defineMove('gone', () => ({ key: 'p.disc.hard', steps: [emit('disconnect')] })),
  defineMove('announce', () => ({ key: 'd.announce', steps: [{ do: 'announce' }] })),
]
