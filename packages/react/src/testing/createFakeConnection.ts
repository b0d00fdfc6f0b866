import type { Connection, ConnectionEventName, Snapshot, WalletRow } from '@touchstone/connect'

/** Mock connection. The test sets its snapshot and its wallets, and reads which methods were called. */
export type FakeConnection = Connection & {
  calls: unknown[][]
  setSnapshot(snapshot: Partial<Snapshot>): void
  setWallets(rows: readonly WalletRow[]): void
  emit(event: { event: ConnectionEventName; wallet?: string }): void
}

export function createFakeConnection(rows: readonly WalletRow[] = []): FakeConnection {
  let snapshot: Snapshot = { status: 'disconnected', attempt: 0, accounts: [] }
  let wallets = rows
  const watchers = new Set<() => void>()
  const rowWatchers = new Set<() => void>()
  const listeners = new Set<[ConnectionEventName, (event: object) => void]>()
  const calls: unknown[][] = []
  const record = (...call: unknown[]) => {
    calls.push(call)
    return Promise.resolve(undefined as never)
  }
  return {
    calls,
    setSnapshot(next) {
      snapshot = { attempt: snapshot.attempt, accounts: [], status: 'disconnected', ...next }
      for (const watcher of watchers) watcher()
    },
    setWallets(next) {
      wallets = next
      for (const watcher of rowWatchers) watcher()
    },
    emit(event) {
      const common = { seq: 1, at: 0, attempt: 1, wallet: 'metamask' }
      for (const [name, listener] of listeners)
        if (name === event.event) listener({ ...common, ...event })
    },
    getSnapshot: () => snapshot,
    subscribe: (listener) => join(watchers, listener),
    on: (name, listener) => join(listeners, [name, listener as (event: object) => void]),
    connect: (...args) => record('connect', ...args),
    switchChain: (...args) => record('switchChain', ...args),
    addChain: (...args) => record('addChain', ...args),
    cancel: () => void record('cancel'),
    disconnect: () => record('disconnect'),
    reconnect: () => record('reconnect'),
    wallets: {
      getSnapshot: () => wallets,
      subscribe: (listener) => join(rowWatchers, listener),
      scan: () => undefined,
      dropped: () => 0,
    },
    chains: [chain],
    getProvider: () => undefined,
    destroy: () => undefined,
  }
}

const chain = {
  id: 56,
  name: 'BNB Smart Chain',
  rpcUrls: { default: { http: [] } },
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
}

function join<Value>(set: Set<Value>, value: Value): () => void {
  set.add(value)
  return () => void set.delete(value)
}
