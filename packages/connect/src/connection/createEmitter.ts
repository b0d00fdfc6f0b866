/** Creates a list of listeners. An error of a listener is logged and stops no other listener. */
export function createEmitter<Args extends unknown[]>() {
  const listeners = new Set<(...args: Args) => void>()
  return {
    add(listener: (...args: Args) => void): () => void {
      // A listener that is added twice runs twice, and each removal removes one.
      const entry = (...args: Args) => listener(...args)
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    emit(...args: Args) {
      for (const listener of [...listeners]) {
        try {
          listener(...args)
        } catch (error) {
          console.error(error)
        }
      }
    },
    size: () => listeners.size,
    clear: () => listeners.clear(),
  }
}
