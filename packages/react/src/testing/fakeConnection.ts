import type { Connection, Detail, Snapshot, WalletRow } from '@touchstone/connect'

/** Mock connection. The test sets its snapshot and its wallets, and reads which methods were called. */
export type FakeConnection = Connection & {
  calls: unknown[][]
  setSnapshot(snapshot: Partial<Snapshot>): void
  setWallets(rows: readonly WalletRow[]): void
  emit(detail: Partial<Detail>): void
}

export function fakeConnection(rows: readonly WalletRow[] = []): FakeConnection {
  let snapshot: Snapshot = { status: 'disconnected', attempt: 0, accounts: [] }
  let wallets = rows
  const watchers = new Set<() => void>()
  const rowWatchers = new Set<() => void>()
  const listeners = new Set<(detail: Detail) => void>()
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
    emit(detail) {
      const base = { seq: 1, at: 0, attempt: 1, event: 'connecting', wallet: 'metamask' } as const
      for (const listener of listeners) listener({ ...base, ...detail })
    },
    getSnapshot: () => snapshot,
    watch: (listener) => join(watchers, listener),
    subscribe: (listener) => join(listeners, listener),
    connect: (...args) => record('connect', ...args),
    switchChain: (...args) => record('switchChain', ...args),
    addChain: (...args) => record('addChain', ...args),
    cancel: () => void record('cancel'),
    disconnect: () => record('disconnect'),
    reconnect: () => record('reconnect'),
    wallets: {
      getSnapshot: () => wallets,
      watch: (listener) => join(rowWatchers, listener),
      scan: () => undefined,
      dropped: () => 0,
    },
    chains: [chain],
    provider: () => undefined,
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
