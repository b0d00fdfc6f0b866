import type { Core, Notifier } from './core.ts'
import { decodeError } from './encode.ts'
import { toHex } from './hex.ts'
import { ProviderRpcError } from './ProviderRpcError.ts'
import type { Address } from './types.ts'

type View = { accounts: Address[]; chainId: number; connected: boolean }

export const createNotifier = (core: Core): Notifier => {
  const { store } = core
  const view = (): View => ({
    accounts: store.accounts(),
    chainId: store.chainId(),
    connected: store.connected(),
  })
  let sent = view()
  const held: [string, unknown[]][] = []

  const changes = (): [string, unknown[]][] => {
    const now = view()
    const events: [string, unknown[]][] = []
    if (now.connected && !sent.connected)
      events.push(['connect', [{ chainId: toHex(now.chainId) }]])
    if (!sameList(now.accounts, sent.accounts))
      events.push(['accountsChanged', [[...now.accounts]]])
    // While no chain is reachable, the change waits until after `connect` (EIP-1193).
    const tellsChain = now.connected || core.policy.tellsDeadChain
    if (tellsChain && now.chainId !== sent.chainId)
      events.push(['chainChanged', [toHex(now.chainId)]])
    if (!now.connected && sent.connected) events.push(['disconnect', disconnectArgs(core)])
    sent = tellsChain ? now : { ...now, chainId: sent.chainId }
    return events
  }

  return {
    send: (order) => {
      const events = changes()
      if (order === 'without') return
      const recorded = recordEvents(core, () => {
        for (const [event, args] of [...held.splice(0), ...events]) core.emit(event, args)
      })
      // A rule overrides the persona: repeated events skip its hooks.
      if (order === 'twice') for (const [event, args] of recorded) core.emitRaw(event, args)
    },
    hold: () => void held.push(...changes()),
    skip: () => {
      sent = view()
    },
    start: () => {
      const hooks = core.deviations.flatMap(({ start }) => (start ? [start] : []))
      const plain = () => {
        if (store.connected()) core.emit('connect', [{ chainId: toHex(store.chainId()) }])
      }
      hooks.reduce<() => void>((next, hook) => () => hook(next, core), plain)()
    },
  }
}

/** Records the events that the page gets while `run` runs. */
function recordEvents(core: Core, run: () => void): [string, unknown[]][] {
  const recorded: [string, unknown[]][] = []
  const { emitRaw } = core
  core.emitRaw = (event, args) => {
    recorded.push([event, args])
    emitRaw(event, args)
  }
  run()
  core.emitRaw = emitRaw
  return recorded
}

/** EIP-1193: the event carries a ProviderRpcError with the code of a CloseEvent. */
function disconnectArgs(core: Core): unknown[] {
  if (core.dropped?.bare) return []
  if (core.dropped?.error) return [decodeError(core.dropped.error)]
  const { code, message, data } = core.fail('lost')
  return [new ProviderRpcError(code, message, data)]
}

const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index])
