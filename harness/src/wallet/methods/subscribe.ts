import { type Call, paramList } from '../callInProgress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'
import { refuseParams } from '../requestFailures.ts'
import { randomHex } from '../hostGlobals.ts'
import { getOrCreateMemory } from '../getOrCreateMemory.ts'
import type { Json } from '../types.ts'

type Subscription = { filter: Json; kind: unknown; chainId: number }
type Subscriptions = { all: Map<string, Subscription>; timer: unknown }

/** Interval in ms at which the wallet asks the node for the changes of each filter. */
const period = 50

const filterMethods: ReadonlyMap<unknown, string> = new Map([
  ['newHeads', 'eth_newBlockFilter'],
  ['logs', 'eth_newFilter'],
  ['newPendingTransactions', 'eth_newPendingTransactionFilter'],
])

/** `eth_subscribe`: polls a filter of the node and sends its changes as `message` events (EIP-1193). */
export const subscribe = async (call: Call, core: Core): Promise<string> => {
  const [kind, filter] = paramList(call) as [unknown, Json]
  const method = filterMethods.get(kind)
  if (!method) throw refuseParams(call, core, `there is no subscription ${JSON.stringify(kind)}`)
  const id = `0x${randomHex(16)}`
  const subscription = {
    filter: await core.node(method, kind === 'logs' ? [filter ?? {}] : []),
    kind,
    chainId: core.store.chainId(),
  }
  const state = stateOf(core)
  state.all.set(id, subscription)
  poll(core, state)
  return id
}

/** `eth_unsubscribe`: ends a subscription. Returns `false` if the id is unknown. */
export const unsubscribe = async (call: Call, core: Core): Promise<boolean> => {
  const [id] = paramList(call)
  const { all } = stateOf(core)
  const subscription = all.get(String(id))
  if (!subscription) return false
  all.delete(String(id))
  await core
    .node('eth_uninstallFilter', [subscription.filter], { chainId: subscription.chainId })
    .catch(() => false)
  return true
}

function poll(core: Core, state: Subscriptions): void {
  core.clock.clearTimeout(state.timer)
  if (state.all.size === 0) return
  state.timer = core.clock.setTimeout(
    () => void round(core, state).finally(() => poll(core, state)),
    period,
  )
}

async function round(core: Core, state: Subscriptions): Promise<void> {
  for (const [id, subscription] of [...state.all]) {
    const { chainId, filter, kind } = subscription
    // Skips subscriptions that the site made on another chain than its current one.
    if (chainId !== core.store.chainId()) continue
    const news = await core.node('eth_getFilterChanges', [filter], { chainId }).catch(() => [])
    for (const item of Array.isArray(news) ? news : []) {
      const result =
        kind === 'newHeads'
          ? await core.node('eth_getBlockByHash', [item, false], { chainId }).catch(() => null)
          : item
      if (result === null || !state.all.has(id) || chainId !== core.store.chainId()) continue
      core.emit('message', [{ type: 'eth_subscription', data: { subscription: id, result } }])
    }
  }
}

const stateOf = (core: Core): Subscriptions =>
  getOrCreateMemory(core, 'subscriptions', () => {
    const state: Subscriptions = { all: new Map(), timer: undefined }
    core.ends.add(() => {
      state.all.clear()
      core.clock.clearTimeout(state.timer)
    })
    return state
  })
