import type { AppChains } from '../AppChains.ts'
import {
  emit,
  emitAccounts,
  emitChain,
  emitDisconnect,
  switchWalletTo,
  selectAccounts,
  toHex,
  withoutEvent,
} from '../stepBuilders.ts'
import { accounts as known } from '../testAccounts.ts'
import type { AppStep } from '../AppStep.ts'
import {
  guardOfIntent,
  isConnected,
  otherAccount,
  sameAccounts,
  type WalkModel,
} from './WalkModel.ts'
import { defineMove, type MovePlan, type WalkMove } from './WalkMove.ts'

const { a, b } = known

/** Whether the wallet has granted the site a permission. Then the accounts in an event must be those of the wallet. */
const hasPermission = (model: WalkModel): boolean =>
  isConnected(model) || model.intent || model.waiting?.act === 'initial'

const planAccountsEvent = (
  key: string,
  model: WalkModel,
  list: readonly string[],
  event = emitAccounts(list),
): MovePlan => {
  const { state, app, wallet, intent } = model
  const isRestored = state === 'D' && intent
  const isPermitted = hasPermission(model)
  return {
    key,
    ...(state === 'D' && { guard: guardOfIntent(model) }),
    steps: [...(isPermitted ? [selectAccounts(list, withoutEvent)] : []), event],
    next: {
      ...(isPermitted && { wallet: { ...wallet, accounts: list } }),
      // In D with a stored intent, the app connects.
      ...((isConnected(model) || isRestored) && {
        app: { accounts: list, chainId: isRestored ? wallet.chainId : app.chainId },
      }),
    },
  }
}

/** A connected app reads the wallet, whose accounts and chain are unchanged. */
const reread = (model: WalkModel, key: string, event: AppStep): MovePlan =>
  isConnected(model) ? { key, guard: 're-read: same', steps: [event] } : { key, steps: [event] }

/** The app reads the wallet, which has selected another account without an event. */
const rereadOther = (model: WalkModel, key: string, event: AppStep): MovePlan | undefined => {
  if (!isConnected(model)) return undefined
  const accounts = [otherAccount(model.wallet.accounts[0])]
  return {
    key,
    guard: 're-read: other account',
    steps: [selectAccounts(accounts, withoutEvent), event],
    next: { app: { ...model.app, accounts }, wallet: { ...model.wallet, accounts } },
  }
}

const unusable = (
  [
    ['null', 'acc.null', emit('accountsChanged', null)],
    ['garbage', 'acc.garbage', emit('accountsChanged', [5])],
  ] as const
).flatMap(([name, key, event]) => [
  defineMove(name, (model) => reread(model, key, event)),
  defineMove(`${name}:account`, (model) => rereadOther(model, key, event)),
])

/** Whether the app waits for this chain. A walk emits no event about it, because the response decides the outcome. */
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
    return planChainEvent(key, model, chainId, emitChain(chainId))
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
      return planAccountsEvent(same ? 'acc.same' : 'acc.other', model, [address])
    }),
    defineMove(`string:${name}`, (model) =>
      isConnected(model) && sameAccounts(model.app.accounts, [address])
        ? undefined
        : planAccountsEvent(
            'acc.string',
            model,
            [address],
            emit('accountsChanged', address.toLowerCase()),
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
            emitAccounts([address]),
            emitChain(chainId),
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
  return planAccountsEvent('acc.more', model, [first, otherAccount(first)])
})

/** Moves of events that the wallet emits. `severalAccounts`: `eth_accounts` may return more than one account. */
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
  defineMove('empty', () => ({ key: 'acc.empty', steps: [emitAccounts([])] })),
  defineMove('emptyTwice', ({ state }) =>
    state === 'C'
      ? undefined
      : {
          key: 'acc.emptyTwice',
          steps: [emitAccounts([]), emit('disconnect'), emit('close')],
        },
  ),
  defineMove('1013', () => ({ key: 'p.disc.1013', steps: [recoverable] })),
  defineMove('gone', () => ({ key: 'p.disc.hard', steps: [emit('disconnect')] })),
  defineMove('announce', () => ({ key: 'd.announce', steps: [{ do: 'announce' }] })),
]
