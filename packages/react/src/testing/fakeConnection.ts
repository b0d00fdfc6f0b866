import type { Connection, Detail, Snapshot, WalletRow } from '@touchstone/connect'

/** Mock connection. The test sets its state and reads the calls. */
export type FakeConnection = Connection & {
  asked: unknown[][]
  show(snapshot: Partial<Snapshot>): void
  list(rows: readonly WalletRow[]): void
  tell(detail: Partial<Detail>): void
}

export function fakeConnection(rows: readonly WalletRow[] = []): FakeConnection {
  let snapshot: Snapshot = { status: 'disconnected', attempt: 0, accounts: [] }
  let wallets = rows
  const watchers = new Set<() => void>()
  const rowWatchers = new Set<() => void>()
  const listeners = new Set<(detail: Detail) => void>()
  const asked: unknown[][] = []
  const ask = (...act: unknown[]) => {
    asked.push(act)
    return Promise.resolve(undefined as never)
  }
  return {
    asked,
    show(next) {
      snapshot = { attempt: snapshot.attempt, accounts: [], status: 'disconnected', ...next }
      for (const watcher of watchers) watcher()
    },
    list(next) {
      wallets = next
      for (const watcher of rowWatchers) watcher()
    },
    tell(detail) {
      const base = { seq: 1, at: 0, attempt: 1, event: 'connecting', wallet: 'metamask' } as const
      for (const listener of listeners) listener({ ...base, ...detail })
    },
    getSnapshot: () => snapshot,
    watch: (listener) => join(watchers, listener),
    subscribe: (listener) => join(listeners, listener),
    connect: (...args) => ask('connect', ...args),
    switchChain: (...args) => ask('switchChain', ...args),
    addChain: (...args) => ask('addChain', ...args),
    cancel: () => void ask('cancel'),
    disconnect: () => ask('disconnect'),
    reconnect: () => ask('reconnect'),
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
