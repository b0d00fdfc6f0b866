/** Value that components read with `useSyncExternalStore`. */
export type Store<Value> = {
  getSnapshot(): Value
  subscribe(listener: () => void): () => void
}

/** Creates a store with a first value. `set` replaces the value and calls the listeners. */
export function createStore<Value>(first: Value): Store<Value> & { set(next: Value): void } {
  let value = first
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
  }
}
