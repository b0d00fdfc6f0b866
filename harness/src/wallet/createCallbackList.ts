/** Functions that are called when something happens. */
export type CallbackList<Args extends unknown[]> = {
  /** Calls all listeners in the order of their addition. */
  notify(...args: Args): void
  /** Adds a listener. Returns the function that removes it. */
  add(listener: (...args: Args) => void): () => void
}

export const createCallbackList = <Args extends unknown[]>(): CallbackList<Args> => {
  const all = new Set<(...args: Args) => void>()
  return {
    notify: (...args) => {
      for (const listener of all) listener(...args)
    },
    add: (listener) => {
      all.add(listener)
      return () => all.delete(listener)
    },
  }
}
