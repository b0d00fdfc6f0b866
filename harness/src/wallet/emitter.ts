/** Listener for an event of the provider. */
export type Listener = (...args: unknown[]) => void

/** Event emitter of a provider. An error in one listener does not stop the others. */
export type Emitter = {
  on(event: string, listener: Listener): void
  once(event: string, listener: Listener): void
  off(event: string, listener: Listener): void
  clear(event?: string): void
  listeners(event: string): Listener[]
  emit(event: string, args: unknown[]): void
}

/** Creates an emitter. It passes errors of listeners to `report` and does not throw them. */
export const createEmitter = (report: (thrown: unknown) => void): Emitter => {
  const table = new Map<string, { listener: Listener; once: boolean }[]>()
  const add = (event: string, listener: Listener, once: boolean) => {
    if (typeof listener !== 'function') throw new TypeError('The listener must be a function.')
    table.set(event, [...(table.get(event) ?? []), { listener, once }])
  }
  const off = (event: string, listener: Listener) => {
    const list = table.get(event) ?? []
    const index = list.findLastIndex((entry) => entry.listener === listener)
    if (index >= 0) table.set(event, list.toSpliced(index, 1))
  }
  return {
    on: (event, listener) => add(event, listener, false),
    once: (event, listener) => add(event, listener, true),
    off,
    clear: (event) => (event === undefined ? table.clear() : table.delete(event)),
    listeners: (event) => (table.get(event) ?? []).map(({ listener }) => listener),
    emit: (event, args) => {
      const thrown: unknown[] = []
      for (const { listener, once } of table.get(event) ?? []) {
        if (once) off(event, listener)
        try {
          listener(...args)
        } catch (error) {
          thrown.push(error)
        }
      }
      // Reports the errors only after all listeners have run, as MetaMask's `SafeEventEmitter` does.
      for (const error of thrown) report(error)
    },
  }
}
