import type { Core, Notifier } from './engineAndPersonaTypes.ts'
import { decodeError } from './jsonEncoding.ts'
import { toHex } from './hex.ts'
import { ProviderRpcError } from './ProviderRpcError.ts'
import type { Address } from './types.ts'

type View = { accounts: Address[]; chainId: number; connected: boolean }

export const createStateChangeNotifier = (core: Core): Notifier => {
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
    // While the provider is disconnected, `chainChanged` waits for the next `connect`.
    const sendsChain = now.connected || core.policy.offlineChainEvent
    if (sendsChain && now.chainId !== sent.chainId)
      events.push(['chainChanged', [toHex(now.chainId)]])
    if (!now.connected && sent.connected) events.push(['disconnect', disconnectArgs(core)])
    sent = sendsChain ? now : { ...now, chainId: sent.chainId }
    return events
  }

  return {
    send: (order) => {
      const events = changes()
      if (order === 'without') return
      const recorded = recordEvents(core, () => {
        for (const [event, args] of [...held.splice(0), ...events]) core.emit(event, args)
      })
      // Skips the hooks of the persona, because a rule overrides the persona.
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

function recordEvents(core: Core, run: () => void): [string, unknown[]][] {
  const recorded: [string, unknown[]][] = []
  const { emitRaw } = core
  core.emitRaw = (event, args) => {
    recorded.push([event, args])
    emitRaw(event, args)
  }
  try {
    run()
  } finally {
    core.emitRaw = emitRaw
  }
  return recorded
}

/** Returns the arguments of `disconnect`. Its code is that of a WebSocket close (EIP-1193), not of a request. */
function disconnectArgs(core: Core): unknown[] {
  if (core.dropped?.bare) return []
  if (core.dropped?.error) return [decodeError(core.dropped.error)]
  const { code, message, data } = core.fail('lost')
  return [new ProviderRpcError(code, message, data)]
}

export const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index])
