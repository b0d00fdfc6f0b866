/** Listeners to one thing. One that throws neither stops the others nor the connection. */
export function createStream<Args extends unknown[]>() {
  const listeners = new Set<(...args: Args) => void>()
  return {
    add(listener: (...args: Args) => void): () => void {
      // A function of its own, so that one listener added twice is heard twice and removed once.
      const entry = (...args: Args) => listener(...args)
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    send(...args: Args) {
      for (const listener of [...listeners]) {
        try {
          listener(...args)
        } catch (error) {
          console.error(error)
        }
      }
    },
    clear: () => listeners.clear(),
  }
}
